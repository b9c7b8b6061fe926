// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeEach, describe, expect, test } from "vitest";
import { deleteGroup } from "@/lib/groups/commands";
import { runClock } from "@/lib/meetups/clock-jobs";
import { answerMeetup, answerSeries, cancelMeetup, declineMeetup, updateMeetup } from "@/lib/meetups/commands";
import { longDay, timeSpan } from "@/lib/meetups/date-format-rules";
import { Meetups } from "@/lib/meetups/record";
import { leaveGroup } from "@/lib/memberships/commands";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { groupWith, hearers, newest, planIn, told } from "@/tests/support/hearers";
import { mailsTo } from "@/tests/support/mailbox";
import { inHours } from "@/tests/support/meetup-api";

const { host, rina, omar } = await hearers();
let groupId: string;

beforeEach(async () => {
  groupId = await groupWith(host, [rina, omar]);
});

const plan = (over: Record<string, unknown> = {}) => planIn(groupId, host, over);

describe("a meetup", () => {
  /** The hold on a place at this meetup is over: everybody who waits for one is told. */
  const letLapse = async (meetupId: string) => {
    const db = await database();
    await runClock((await db.read((reader) => reader.get(Meetups, meetupId)))?.dueAt ?? "");
    await kickClock();
  };

  /** One place, given back in the last day, so that it is offered to the first of these. */
  async function offeredTo(first: Actor, ...others: Actor[]): Promise<string> {
    const { insertedId } = await plan({ startsAt: inHours(23), endsAt: inHours(24) });
    for (const one of [rina, first, ...others]) await answerMeetup(one, insertedId, {});
    await declineMeetup(rina, insertedId);
    await kickClock();
    return insertedId;
  }

  test.each([
    { to: "the next in line", next: true, says: "went to the next in line", detail: "The time to take it was over." },
    { to: "nobody", next: false, says: "is free again", detail: "The time to take it was over. Answer again if you still want it." },
  ])("whose offered place is not taken in time says that it went to $to, in the app and by mail", async ({ next, says, detail }) => {
    const id = await offeredTo(omar, ...(next ? [host] : []));
    await letLapse(id);
    const lapse = async () => (await told(omar)).find(({ kind, meetupId }) => kind === "offer-lapsed" && meetupId === id);
    expect(await lapse()).toMatchObject({ title: `Your place at Dawn by the Rupsha ${says}`, detail });
    const mail = (await mailsTo(omar.email)).find((text) => text.includes(`Subject: Your place at Dawn by the Rupsha ${says}, `));
    expect(mail).toContain(detail);
    // A page from before still has the button.
    await expect(answerMeetup(omar, id, { offered: true })).rejects.toMatchObject({ code: "conflict" });
    if (next) return;
    // Whoever has answered again meanwhile has nothing to do any more.
    await answerMeetup(omar, id, {});
    expect(await lapse()).toMatchObject({ title: "Your place at Dawn by the Rupsha is not held any more" });
  });

  test("that has a place free for somebody stands in their calendar as not sure, and goes out of it when the offer lapses, until the next one", async () => {
    const id = await offeredTo(omar);
    const file = async (subject: string) => {
      const mail = (await mailsTo(omar.email)).find((text) => text.includes(`UID:${id}@`) && text.includes(subject)) ?? "";
      return { mail, says: /^The file .*/m.exec(mail)?.[0], of: mail.match(/^(SEQUENCE|STATUS):\S+/gm) };
    };
    expect(await file("A place is free for you")).toMatchObject({
      of: ["SEQUENCE:1", "STATUS:TENTATIVE"],
      says: "The file with this mail puts the meetup into your calendar.",
    });
    await letLapse(id);
    const lapse = await file("Your place at");
    expect(lapse).toMatchObject({
      of: ["SEQUENCE:2", "STATUS:CANCELLED"],
      says: "The file with this mail takes the meetup out of your calendar.",
    });
    // It takes place, for others.
    expect(lapse.mail).not.toContain("DESCRIPTION:Cancelled");
    for (const one of [rina, omar]) await answerMeetup(one, id, {});
    await declineMeetup(rina, id);
    await kickClock();
    expect(await file("A place is free for you")).toMatchObject({ of: ["SEQUENCE:3", "STATUS:TENTATIVE"] });
  });

  test("that changes stays uncertain in the calendar of whoever waits for a place", async () => {
    const { insertedId } = await plan();
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await updateMeetup(host, insertedId, { startsAt: inHours(73) });
    expect(await newest(rina)).toContain("STATUS:CONFIRMED");
    expect(await newest(omar)).toContain("STATUS:TENTATIVE");
  });

  test("that repeats comes with each of somebody's dates in the one mail about a change or the end of many", async () => {
    const { insertedId } = await plan({ capacity: 5, repeats: { rule: "FREQ=WEEKLY;COUNT=4" } });
    const db = await database();
    const { seriesId } = (await db.read((reader) => reader.get(Meetups, insertedId))) ?? expect.fail("there is no meetup");
    await answerSeries(rina, seriesId ?? "", {});
    const [, second] = await db.read((reader) => reader.list(Meetups, { where: { seriesId }, by: "startsAt" }));
    await declineMeetup(rina, second?._id ?? "");
    await answerMeetup(omar, second?._id ?? "", {});
    const before = (await mailsTo(rina.email)).length;
    const newestFile = async (who: Actor) => {
      const mail = await newest(who);
      return { dates: mail.match(/^UID:.*|^STATUS:.*/gm), says: /^The file .*/m.exec(mail)?.[0] };
    };
    const datesOf = (mail: Awaited<ReturnType<typeof newestFile>>) => new Set(mail.dates);

    await updateMeetup(host, insertedId, { place: { name: "The new jetty" }, scope: "all" });
    const changed = await newestFile(rina);
    expect(changed.dates?.filter((line) => line === "STATUS:CONFIRMED")).toHaveLength(3);
    expect(datesOf(changed).size).toBe(4);
    expect(changed.says).toBe("The file with this mail brings your 3 dates in your calendar up to date.");
    expect(changed.dates).not.toContain(`UID:${second?._id}@meetups.hobbyhub`);
    expect(await newestFile(omar)).toEqual({
      dates: [`UID:${second?._id}@meetups.hobbyhub`, "STATUS:CONFIRMED"],
      says: "The file with this mail puts the meetup into your calendar.",
    });

    await cancelMeetup(host, insertedId, { reason: "We stop.", scope: "all" });
    const cancelled = await newestFile(rina);
    expect(cancelled.dates?.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(3);
    expect(datesOf(cancelled).size).toBe(4);
    expect(cancelled.says).toBe("The file with this mail takes your 3 dates out of your calendar.");
    expect(await mailsTo(rina.email)).toHaveLength(before + 2);
  });

  test("of which many dates are cancelled says of which group, which dates are, and that one moved by hand stays", async () => {
    const { insertedId } = await plan({ capacity: 5, repeats: { rule: "FREQ=WEEKLY;COUNT=4" } });
    const db = await database();
    const { seriesId } = (await db.read((reader) => reader.get(Meetups, insertedId))) ?? expect.fail("there is no meetup");
    await answerSeries(rina, seriesId ?? "", {});
    const dates = await db.read((reader) => reader.list(Meetups, { where: { seriesId }, by: "startsAt" }));
    const [, , third] = dates;
    await answerMeetup(omar, dates[3]?._id ?? "", {});
    const moved = { startsAt: inHours(24 * 18), endsAt: inHours(24 * 18 + 1) };
    await updateMeetup(host, third?._id ?? "", moved);
    await cancelMeetup(host, insertedId, { reason: "We stop.", scope: "all" });

    const day = (at: string | undefined) => longDay(at ?? "", "Asia/Dhaka", inHours(0));
    const mail = await newest(rina);
    expect(mail).toContain("“We stop.”");
    expect(mail).toContain(`When: ${day(dates[0]?.startsAt)}, `);
    expect(mail).toContain("Group: Dawn Patrol Anglers");
    expect(mail).toContain("Dates: 3 dates are cancelled, and this is the first of yours.");
    expect(mail).toContain(`Cancelled for you: ${[0, 1, 3].map((at) => day(dates[at]?.startsAt)).join("; ")}\n`);
    expect(mail).toContain(`Still on: ${day(moved.startsAt)}, ${timeSpan(moved.startsAt, moved.endsAt, "Asia/Dhaka")}\n`);
    expect((await told(rina))[0]?.facts.map(({ term }) => term)).toEqual(["When", "Dates"]);
    // One date of theirs needs no list.
    expect(await newest(omar)).not.toMatch(/Cancelled for you|Still on/);
  });

  test("that changes once more, alone, comes with no other date of its series", async () => {
    const { insertedId } = await plan({ capacity: 5, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
    const db = await database();
    const { seriesId } = (await db.read((reader) => reader.get(Meetups, insertedId))) ?? expect.fail("there is no meetup");
    await answerSeries(rina, seriesId ?? "", {});
    await updateMeetup(host, insertedId, { place: { name: "The new jetty" }, scope: "all" });
    expect((await newest(rina)).match(/^UID:/gm)).toHaveLength(3);
    await cancelMeetup(host, insertedId, { reason: "Fog.", scope: "this" });
    const mail = await newest(rina);
    expect(mail.match(/^(UID|STATUS):.*/gm)).toEqual([`UID:${insertedId}@meetups.hobbyhub`, "STATUS:CANCELLED"]);
  });

  test("whose group is deleted is told at once as cancelled to whoever goes or waits, member or not, and takes itself out of the calendar", async () => {
    const soon = { startsAt: inHours(5), endsAt: inHours(6), audience: "everyone" };
    const [one, later] = [await plan(soon), await plan({ title: "Dusk by the Rupsha", capacity: 5 })];
    for (const who of [rina, omar]) await answerMeetup(who, one.insertedId, {});
    await answerMeetup(rina, later.insertedId, {});
    await leaveGroup(omar, groupId, {});
    await answerMeetup(omar, one.insertedId, {});
    const mails = (await mailsTo(rina.email)).length;
    await deleteGroup(host, groupId);
    for (const who of [rina, omar])
      expect((await told(who)).find(({ kind }) => kind === "meetup-gone")).toMatchObject({
        title: "Dawn by the Rupsha is cancelled",
        detail: "Dawn Patrol Anglers was deleted: none of its meetups takes place.",
        facts: [{ term: "When", says: expect.stringMatching(/^\w+day \d+ \w+( \d{4})?, .* time \(GMT/) }],
        path: "/allGroups",
        meetupId: null,
      });
    expect(await mailsTo(rina.email)).toHaveLength(mails + 1);
    const [both, alone] = [await newest(rina), await newest(omar)];
    for (const mail of [both, alone]) {
      expect(mail).toMatch(/^Subject: Dawn by the Rupsha is cancelled, \w{3} \d+ \w{3,4}$/m);
      expect(mail).toContain("Dawn Patrol Anglers was deleted: none of its meetups takes place.");
      for (const words of ["Group: Dawn Patrol Anglers", "SEQUENCE:1", "STATUS:CANCELLED", `UID:${one.insertedId}@meetups.hobbyhub`])
        expect(mail).toContain(words);
      expect(mail).toContain("See other groups:\nhttp://localhost:3000/allGroups\n");
      expect(mail).not.toMatch(/\/groups\/|\/groupDetails\/|ghat|STATUS:CONFIRMED/);
    }
    expect(both).toContain("Dates: 2 dates are cancelled, and this is the first of yours.");
    expect(both).toContain(`UID:${later.insertedId}@meetups.hobbyhub`);
    expect(both).toContain("The file with this mail takes your 2 dates out of your calendar.");
    expect(alone).toContain("The file with this mail takes the meetup out of your calendar.");
    expect(alone).not.toContain(later.insertedId);
    expect((await told(host)).filter(({ kind }) => kind === "meetup-gone")).toEqual([]);
  });
});
