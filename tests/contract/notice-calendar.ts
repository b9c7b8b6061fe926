import { afterEach, expect, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { takeStep } from "@/lib/memberships/store";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings } from "@/lib/notices/record";
import { anActor } from "../support/actor";
import { rsvpRow } from "../support/meetup-rows";
import { plan } from "../support/meetups";
import { aGroupOf, happen, happenAt, place, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import type { StoreTest } from "../support/store-test";

const FEE = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "All of it", pay: "bKash" };
/** A Sunday, 9:00 am in Dhaka. */
const START = "2026-11-22T03:00:00.000Z";
const inDays = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();

/** Two members and an owner in a group where Rina wants summaries by the week; every meetup begins at 9:00 am. */
async function begin(store: Store, other: Store) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(START) });
  const site = await twoProcesses(store, other);
  const { db } = store;
  const { owner, rina, groupId, here, post } = site;
  const mail = "weekly" as const;
  const topics = { groups: { app: true, mail }, "new-meetups": { app: true, mail } };
  await db.write(async (tx) => {
    for (const accountId of [owner, rina]) await tx.update(Accounts, accountId, { zone: "Asia/Dhaka" });
    await tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, topics, digestDay: 1, digestAt: "08:00" });
  });
  const planned = (title: string, days: number, over: Record<string, unknown> = {}, by = owner, where = groupId) =>
    plan(db, where, by, { title, startsAt: inDays(days), endsAt: inDays(days + 0.1), ...over }, START);
  const answered = (meetupId: string, accountId: string, state: "going" | "waiting" | "not-going", sequence = 1, guests = 0) =>
    db.write((tx) => tx.insert(Rsvps, rsvpRow({ groupId, meetupId, accountId, state, sequence, guests, answeredAt: START })));
  /** On Monday, at the hour. */
  const summary = async () => {
    await here.run();
    vi.setSystemTime(Date.parse("2026-11-23T02:00:00.000Z"));
    await here.run();
    return post.to("rina@example.com").at(-1);
  };
  return { ...site, planned, answered, summary };
}

/** The lines of a part: when, what, where it stands. */
const linesOf = (text: string, title: string) =>
  (new RegExp(`^${title}\n+([\\s\\S]*?)\n{3,}|^${title}\n+([\\s\\S]*)`, "m").exec(text)?.[0] ?? "").split(/\n+/);

export function noticeCalendarContract(test: StoreTest): void {
  afterEach(() => void vi.useRealTimers());

  test("a weekly summary tells what one goes to, hosts and waits for, and what is new", async ({ store, other }) => {
    const { rina, omar, groupId, planned, answered, summary } = await begin(store, other);
    const run = await planned("Five easy kilometres", 2);
    const line = await planned("Everything with mustard", 3);
    await planned("Boats and tea stalls", 5, {}, rina);
    const places = { capacity: 6, fee: FEE, startsAt: "2026-11-28T00:00:00.000Z", endsAt: "2026-11-28T02:00:00.000Z" };
    const walk = await planned("Shankhari Bazar at first light", 6, places);
    const beyond = await planned("Beyond the week", 9);
    const off = await planned("Rained off", 3);
    const no = await planned("Not for me", 3);
    await answered(run, rina, "going", 1, 1);
    await answered(line, omar, "waiting", 1);
    await answered(line, rina, "waiting", 2);
    for (const meetupId of [off, beyond]) await answered(meetupId, rina, "going");
    await answered(no, rina, "not-going");
    await store.db.write(async (tx) => {
      await tx.update(Meetups, off, { status: "cancelled", cancelReason: "Rain" });
      await tx.update(Meetups, walk, { going: 1, held: 1 });
    });
    await happen(store, groupId, null, { kind: "rules-changed", to: { person: rina } });

    const { subject, text = "" } = (await summary()) ?? {};
    expect(subject).toBe("Your week: 3 meetups, a new one in your groups, and one more notice");
    const site = "http://localhost:3000";
    expect(linesOf(text, "Yours").slice(1, 10)).toEqual([
      ...["Tue 24, 9:00\u00a0am", "Five easy kilometres · You’re going, with a guest", `${site}/dashboard/calendar/${run}`],
      ...["Wed 25, 9:00\u00a0am", "Everything with mustard · 2nd in line", `${site}/dashboard/calendar/${line}`],
      ...["Fri 27, 9:00\u00a0am", "Boats and tea stalls · You host", expect.stringContaining(`${site}/dashboard/calendar/`)],
    ]);
    expect(linesOf(text, "New in your groups").slice(1, 4)).toEqual([
      ...["Sat 28, 6:00\u00a0am", "Shankhari Bazar at first light · Ramna Runners · 4 places left, Tk 250"],
      expect.stringMatching(new RegExp(`^${site}/groups/[^/]+/meetups/${walk}$`)),
    ]);
    expect(text).not.toMatch(/Beyond the week|Rained off|Not for me/);
  });

  test("a daily one goes no further than the end of the next day", async ({ store, other }) => {
    const { rina, groupId, planned, answered, summary } = await begin(store, other);
    await store.db.write((tx) => tx.update(NoticeSettings, rina, { topics: {} }));
    for (const [title, days] of [
      ["Today", 1.2],
      ["Tomorrow night", 2.6],
      ["The day after", 2.7],
    ] as const)
      await answered(await planned(title, days), rina, "going");
    await happen(store, groupId, null, { kind: "rules-changed", to: { person: rina } });
    const { subject, text = "" } = (await summary()) ?? {};
    expect(subject).toBe("Your day: 2 meetups, and one new notice");
    expect(text).toMatch(/Today[\s\S]*Tomorrow night/);
    expect(text).not.toContain("The day after");
  });

  test("who has answered what is new is not told that it is, and what they host stands once", async ({ store, other }) => {
    const { rina, planned, answered, summary } = await begin(store, other);
    await answered(await planned("Known by now", 4), rina, "going");
    await planned("Handed over", 4, {}, rina);
    const { subject, text = "" } = (await summary()) ?? {};
    expect(subject).toBe("Your week: 2 meetups");
    expect([text.match(/Known by now/g), text.match(/Handed over/g)].map((found) => found?.length)).toEqual([1, 1]);
    expect(text).not.toContain("New in your groups");
  });

  test("nothing of a group stands in it that its reader has left by then, or muted", async ({ store, other }) => {
    const { owner, rina, groupId, planned, answered, summary, here, post } = await begin(store, other);
    const { db } = store;
    const stay = await aGroupOf(store, owner, "Lake Sketchers");
    const quiet = await aGroupOf(store, owner, "Night Owls");
    for (const id of [stay, quiet]) await place(store, id, [rina]);
    const mine = { going: await planned("Left behind", 3), hosted: await planned("Led no more", 3, {}, rina) };
    await answered(mine.going, rina, "going");
    await planned("Never heard of", 3, {}, owner);
    await planned("Muted walk", 3, {}, rina, quiet);
    await planned("Ink and tea", 3, {}, rina, stay);
    // That she hosts them is told at once.
    await here.run();
    await happen(store, stay, null, { kind: "rules-changed", to: { person: rina } });
    await happenAt(store, groupId, mine.going, null, { kind: "meetup-changed", to: { person: rina } });
    await here.work();
    await db.write(async (tx) => {
      await tx.update(NoticeSettings, rina, { muted: [{ groupId: quiet, until: null }] });
      await takeStep(tx, { groupId, actor: anActor({ accountId: rina }), act: { type: "leave" }, now: START });
    });
    const before = post.to("rina@example.com").length;
    const { subject, text = "" } = (await summary()) ?? {};
    expect(post.to("rina@example.com")).toHaveLength(before + 1);
    expect(subject).toBe("Your week: one meetup, and one new notice");
    expect(text).toContain("Ink and tea · You host");
    expect(text).not.toMatch(/Left behind|Led no more|Never heard of|Muted walk/);
  });

  test("without anything new no summary comes, whatever the week holds", async ({ store, other }) => {
    const { rina, planned, answered, summary } = await begin(store, other);
    await answered(await planned("Known by now", 4), rina, "not-going");
    await answered(await planned("Known too", 4), rina, "going");
    expect(await summary()).toBeUndefined();
  });
}
