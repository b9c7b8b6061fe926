import { afterEach, expect, vi } from "vitest";
import { Events } from "@/lib/events/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings, Notices } from "@/lib/notices/record";
import { toldNotices } from "@/lib/notices/view-queries";
import { rsvpRow } from "../support/meetup-rows";
import { plan } from "../support/meetups";
import { aGroupOf, confirmed, happen, happenAt, noticesOf, place, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import type { StoreTest } from "../support/store-test";

const DAY = 24 * 60;
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const seated = (store: Store, groupId: string, seats: { requestCount: number; memberCount: number }) =>
  store.db.write((tx) => tx.update(GroupSeats, groupId, seats));

/** What mails say of those who wait for an answer of their reader. */
export function noticeStakesContract(test: StoreTest): void {
  afterEach(() => {
    vi.useRealTimers();
  });
  const begin = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T03:00:00.000Z") });

  test("the mail about a request says how many wait, and how full the group is", async ({ store, other }) => {
    begin();
    const { groupId, post, here } = await twoProcesses(store, other);
    const { asif, bina } = await confirmed(store, ["asif", "bina"]);
    await place(store, groupId, [asif, bina], "requested");
    const newest = async () => {
      await here.run();
      wait(16);
      await here.run();
      return post.to("owner@example.com").at(-1)?.text;
    };
    await seated(store, groupId, { requestCount: 1, memberCount: 3 });
    await happen(store, groupId, asif, { kind: "request-received", to: "organizers" });
    expect(await newest()).toMatch(/\s1 person waits for your answer in Ramna Runners\. 3 of \d+ places\s+are taken\./);
    await seated(store, groupId, { requestCount: 2, memberCount: 3 });
    await happen(store, groupId, bina, { kind: "request-received", to: "organizers" });
    expect(await newest()).toContain("2 people wait for your answer in Ramna Runners.");
  });

  test("who asks to join again and again is one who waits: one word of it is unread, and one is mailed", async ({ store, other }) => {
    begin();
    const { owner, groupId, post, here, there } = await twoProcesses(store, other);
    const { asif, bina } = await confirmed(store, ["asif", "bina"]);
    const elsewhere = await aGroupOf(store, owner, "Night Walks");
    await place(store, groupId, [asif, bina], "requested");
    await place(store, elsewhere, [asif], "requested");
    const ask = async (where: string, who: string) => {
      await happen(store, where, who, { kind: "request-received", to: "organizers" });
      await here.run();
    };
    await ask(elsewhere, asif);
    await ask(groupId, bina);
    for (let time = 0; time < 5; time++) await ask(groupId, asif);
    const listed = async () => {
      const rows = await store.db.read((reader) => reader.list(Notices, { where: { accountId: owner, shown: true }, by: "eventId" }));
      const events = await store.db.read((reader) => reader.list(Events));
      return rows.map(({ eventId, readAt }) => [events.find(({ _id }) => _id === eventId)?.actorId, readAt]);
    };
    const once = [asif, bina, asif].map((who) => [who, null]);
    expect(await listed()).toEqual(once);
    wait(16);
    await there.run();
    const mails = post.to("owner@example.com").map(({ subject, text }) => [subject, text.match(/asif asks to join/g)?.length]);
    expect(mails).toHaveLength(2);
    expect(Object.fromEntries(mails)).toEqual({ "2 people wait for your answer": 1, "asif asks to join Night Walks": expect.any(Number) });
    // What was read is history.
    await store.db.write(async (tx) => {
      for (const { _id } of await tx.list(Notices, { where: { accountId: owner } })) await tx.update(Notices, _id, { readAt: inHours(0) });
    });
    await ask(groupId, asif);
    expect((await listed()).map(([who, readAt]) => [who, readAt === null])).toEqual([...once.map(([who]) => [who, false]), [asif, true]]);
  });

  test("who is asked “Still coming?” by mail is told how many wait for a place, while one that is free goes to them", async ({
    store,
    other,
  }) => {
    begin();
    const { db } = store;
    const { owner, rina, groupId, post, here } = await twoProcesses(store, other);
    const content = { title: "Dawn walk", startsAt: inHours(24), endsAt: inHours(25), zone: "Asia/Dhaka" };
    const meetupId = await plan(db, groupId, owner, content, inHours(0));
    const answer = rsvpRow({ groupId, meetupId, accountId: rina, answeredAt: inHours(0) });
    await db.write((tx) => tx.insert(Rsvps, answer));
    const asked = async (change: { waiting: number; rsvpClosesAt?: string }) => {
      await db.write((tx) => tx.update(Meetups, meetupId, change));
      await happenAt(store, groupId, meetupId, null, { kind: "still-coming", to: { person: rina } });
      await here.run();
      return post.to("rina@example.com").at(-1)?.text;
    };
    expect(await asked({ waiting: 2 })).toMatch(/2 people wait for a place\.[\s\S]*No answer keeps your place\./);
    for (const change of [{ waiting: 0 }, { waiting: 2, rsvpClosesAt: inHours(-1) }]) {
      const mail = await asked(change);
      expect(mail).toContain("No answer keeps your place.");
      expect(mail).not.toMatch(/waits? for a place/);
    }
    expect(post.to("rina@example.com")).toHaveLength(3);
  });

  test("who was asked “Still coming?” before a meetup was put off by days is not asked until a day before the new start", async ({
    store,
    other,
  }) => {
    begin();
    const { db } = store;
    const { owner, rina, groupId, here } = await twoProcesses(store, other);
    const content = { title: "Dawn walk", startsAt: inHours(24), endsAt: inHours(25), zone: "Asia/Dhaka" };
    const meetupId = await plan(db, groupId, owner, content, inHours(0));
    await db.write((tx) => tx.insert(Rsvps, rsvpRow({ groupId, meetupId, accountId: rina, answeredAt: inHours(0) })));
    await happenAt(store, groupId, meetupId, null, { kind: "still-coming", to: { person: rina }, detail: content.startsAt });
    await here.run();
    const asks = async () => {
      const rows = (await noticesOf(store, rina)).filter(({ kind }) => kind === "still-coming");
      return (await db.read((reader) => toldNotices(reader, { accountId: rina, zone: "Asia/Dhaka" }, rows))).map(({ view }) => view.waits);
    };
    const move = (startsAt: string) => db.write((tx) => tx.update(Meetups, meetupId, { startsAt }));
    expect(await asks()).toEqual([true]);
    wait(60);
    await move(inHours(23.5));
    expect(await asks()).toEqual([true]);
    await move(inHours(48));
    expect(await asks()).toEqual([false]);
    wait(DAY);
    expect(await asks()).toEqual([true]);
  });

  test("a summary names the desks that wait, to those only who run them and want mail about requests", async ({ store, other }) => {
    begin();
    const { db } = store;
    const { rina, groupId, post, here } = await twoProcesses(store, other);
    const membership = await db.read((reader) => reader.first(Memberships, { groupId, accountId: rina }));
    await db.write((tx) => tx.update(Memberships, membership?._id ?? "", { role: "organizer" }));
    await seated(store, groupId, { requestCount: 2, memberCount: 3 });
    const nextDay = async () => {
      await happen(store, groupId, null, { kind: "rules-changed", to: "members" });
      await here.run();
      wait(DAY);
      await here.run();
      return ["rina", "omar"].map((name) => post.to(`${name}@example.com`).at(-1)?.text);
    };
    const says = "2 requests wait for your answer in Ramna Runners.";
    const [organizer, member] = await nextDay();
    expect(organizer).toMatch(new RegExp(`${says.replaceAll(" ", "\\s")}\\s+http://localhost:3000/dashboard/groups/${groupId}\\n`));
    expect(member).toContain("Ramna Runners has new rules");
    expect(member).not.toContain("for your answer");

    const choose = { topics: { requests: { app: true, mail: "never" as const } } };
    await db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, ...choose }));
    expect((await nextDay())[0]).not.toContain("for your answer");
    await db.write((tx) => tx.update(NoticeSettings, rina, { topics: {} }));
    expect((await nextDay())[0]).toContain(says);
    await seated(store, groupId, { requestCount: 0, memberCount: 3 });
    expect((await nextDay())[0]).not.toContain("for your answer");
    expect(post.to("rina@example.com")).toHaveLength(4);
  });

  test("a summary is silent about the desk of a muted group", async ({ store, other }) => {
    begin();
    const { owner, groupId, post, here } = await twoProcesses(store, other);
    const heard = await aGroupOf(store, owner, "Lake Sketchers");
    for (const id of [groupId, heard]) await seated(store, id, { requestCount: 2, memberCount: 3 });
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: owner, ...DEFAULT_SETTINGS, muted: [{ groupId, until: null }] }));
    await happen(store, heard, null, { kind: "rules-changed", to: { person: owner } });
    await here.run();
    wait(DAY);
    await here.run();
    const [summary] = post.to("owner@example.com");
    expect(summary?.text.match(/.*for your answer in .*/g)).toEqual([
      expect.stringMatching(/^2 requests wait for your answer in Lake Sketchers\./),
    ]);
  });
}
