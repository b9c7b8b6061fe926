// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { answerMeetup, answerSeries, cancelMeetup, declineMeetup, updateMeetup } from "@/lib/meetups/commands";
import { HOBBY_COLORS } from "@/lib/meetups/hobby-color-rules";
import { Meetups } from "@/lib/meetups/record";
import { leaveGroup } from "@/lib/memberships/commands";
import { addresseeOf } from "@/lib/notices/addressee-queries";
import { Notices } from "@/lib/notices/record";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { groupWith, hearers, newest, planIn, told } from "@/tests/support/hearers";
import { mailsTo } from "@/tests/support/mailbox";
import { inHours } from "@/tests/support/meetup-api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const { host, rina, omar } = await hearers();
let groupId: string;

beforeEach(async () => {
  groupId = await groupWith(host, [rina, omar]);
});

afterEach(() => {
  vi.useRealTimers();
});

const plan = (over: Record<string, unknown> = {}) => planIn(groupId, host, over);

describe("a meetup", () => {
  test("that is new is told to the members, but not to who planned it", async () => {
    const { insertedId } = await plan();
    expect((await told(rina))[0]).toMatchObject({
      kind: "meetup-new",
      title: "Dawn Patrol Anglers plans Dawn by the Rupsha",
      meetupId: insertedId,
    });
    expect((await told(rina))[0]?.path).toMatch(new RegExp(`^/groups/.+/meetups/${insertedId}$`));
    expect((await told(host)).filter(({ meetupId }) => meetupId === insertedId)).toEqual([]);
  });

  test("of another year is told with its year", async () => {
    const year = Number(new Date().toLocaleString("en", { timeZone: "Asia/Dhaka", year: "numeric" })) + 1;
    await plan({ startsAt: `${year}-06-05T10:00:00.000Z`, endsAt: `${year}-06-05T12:00:00.000Z` });
    expect((await told(rina))[0]?.detail).toContain(`5 June ${year}`);
  });

  test("of many dates is told by mail for as long as one of them is to come, though the first has begun", async () => {
    const { insertedId } = await plan({ capacity: null, repeats: { rule: "FREQ=DAILY;COUNT=3" } });
    const db = await database();
    const { seriesId } = (await db.read((reader) => reader.get(Meetups, insertedId))) ?? {};
    await answerSeries(rina, seriesId ?? "", {});
    await updateMeetup(host, insertedId, { title: "Dusk by the Rupsha", scope: "all" });
    await updateMeetup(host, insertedId, { hostId: omar.accountId, scope: "all" });
    await cancelMeetup(host, insertedId, { scope: "all", reason: "The river is high." });
    await kickClock();
    const begins = Date.parse(inHours(72));
    const mailed = async ({ accountId }: Actor, hours: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: begins + hours * HOUR_MS });
      const rows = await db.read((reader) => reader.list(Notices, { where: { accountId, groupId }, by: "eventId" }));
      const { told = [] } = (await addresseeOf(db, accountId, rows)) ?? {};
      return told.filter(({ view }) => view.kind === "meetup-cancelled").length;
    };
    expect([await mailed(rina, 1), await mailed(rina, 23), await mailed(rina, 47), await mailed(rina, 51)]).toEqual([1, 1, 1, 0]);
    expect([await mailed(omar, 47), await mailed(omar, 51)]).toEqual([1, 0]);
  });

  test("whose place becomes free takes the next in line, with a mail that puts it into the calendar", async () => {
    const { insertedId } = await plan();
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await answerMeetup(host, insertedId, {});
    await declineMeetup(rina, insertedId);
    expect((await told(omar))[0]).toMatchObject({ kind: "seat-confirmed", title: "You are going to Dawn by the Rupsha" });
    const mail = await newest(omar);
    expect(mail).toContain("Subject: You are going to Dawn by the Rupsha");
    expect(mail).toMatch(new RegExp(`background:${HOBBY_COLORS.Fishing.background};color:${HOBBY_COLORS.Fishing.text}`));
    expect(mail).toContain(
      `Can’t make it after all? Give your place back http://localhost:3000/dashboard/calendar/${insertedId}, and the next in line hears of it at once.`,
    );
    for (const words of ["The old ghat", "Content-Type: text/calendar", "STATUS:CONFIRMED", `UID:${insertedId}@meetups.hobbyhub`])
      expect(mail).toContain(words);
  });

  test("keeps the fee somebody agreed to in the mail about their place, with all that is to know before they pay", async () => {
    const fee = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "All of it", pay: "bKash to the host" };
    const { insertedId } = await plan({ fee, bring: ["A hat", "Water"], guestsAllowed: 1, capacity: 2 });
    await answerMeetup(rina, insertedId, { guests: 1, feeSeen: fee.amount });
    await answerMeetup(omar, insertedId, { guests: 1, feeSeen: fee.amount });
    await updateMeetup(host, insertedId, { fee: { ...fee, amount: 30_000, pay: "https://pay.example/host" } });
    // What is told of the change is an older mail than the one about the place.
    await kickClock();
    await declineMeetup(rina, insertedId);
    const mail = await newest(omar);
    expect(mail).toMatch(/^Subject: You are going to Dawn by the Rupsha, \w{3} \d+ \w{3,4}$/m);
    for (const words of [
      "Group: Dawn Patrol Anglers",
      "Places: 2, for you and a guest",
      "Fee: Tk 250 each, Tk 500 for 2: The boat",
      "How to pay: bKash to the host",
      "Refund: All of it",
      "Bring: A hat, Water",
    ])
      expect(mail).toContain(words);
    expect(mail).not.toMatch(/Tk 300 each|pay\.example/);
    // Nobody waits for it.
    expect(mail).toContain(`Give your place back http://localhost:3000/dashboard/calendar/${insertedId}.`);
  });

  test("tells how to pay as it is now, as long as it costs the same", async () => {
    const fee = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "All of it", pay: "bKash to 017" };
    const { insertedId } = await plan({ fee });
    await answerMeetup(rina, insertedId, { feeSeen: fee.amount });
    await answerMeetup(omar, insertedId, { feeSeen: fee.amount });
    await updateMeetup(host, insertedId, { fee: { ...fee, pay: "bKash to 018", covers: "The boat and tea" } });
    await kickClock();
    await declineMeetup(rina, insertedId);
    const mail = await newest(omar);
    for (const words of ["Fee: Tk 250 each: The boat\n", "How to pay: bKash to 018"]) expect(mail).toContain(words);
  });

  test("leads from a mail to the page that has its map, where the reader may know the place, and never to an address somebody typed", async () => {
    const place = { name: "The old ghat", address: "Jail Road", mapLink: "https://map.example/secret" };
    const rsvp = { startsAt: inHours(8), endsAt: inHours(9) };
    const [open, hidden] = [await plan({ place, placeFor: "everyone", ...rsvp }), await plan({ place, ...rsvp })];
    const mails: string[] = [];
    for (const { insertedId } of [open, hidden]) {
      await answerMeetup(rina, insertedId, {});
      await answerMeetup(omar, insertedId, {});
      await declineMeetup(rina, insertedId);
      mails.push(await newest(omar));
    }
    expect(mails[0]).toMatch(new RegExp(`^Find it on a map http://localhost:3000/groups/[^/]+/meetups/${open.insertedId}#where$`, "m"));
    expect(mails[1]).toContain("A place is free for you");
    expect(mails[1]).not.toContain("Find it on a map");

    const soon = await plan({ place, capacity: 1 });
    await answerMeetup(rina, soon.insertedId, {});
    await answerMeetup(omar, soon.insertedId, {});
    await declineMeetup(rina, soon.insertedId);
    const going = await newest(omar);
    expect(going).toMatch(new RegExp(`^Find it on a map http://localhost:3000/dashboard/calendar/${soon.insertedId}$`, "m"));
    for (const mail of [...mails, going]) expect(mail).not.toContain("map.example");
  });

  test("whose place has no map names the place alone", async () => {
    const { insertedId } = await plan();
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await declineMeetup(rina, insertedId);
    const mail = await newest(omar);
    expect(mail).toContain("Where: The old ghat, Jail Road");
    expect(mail).not.toContain("on a map");
  });

  test("that has a place free soon waits for an answer until there is one", async () => {
    const { insertedId } = await plan({ startsAt: inHours(8), endsAt: inHours(9), zone: "Asia/Tokyo" });
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await declineMeetup(rina, insertedId);
    const offer = async () => (await told(omar)).find(({ kind }) => kind === "seat-offered");
    expect(await offer()).toMatchObject({ meetupId: insertedId, waits: true, detail: expect.stringMatching(/Tokyo time \(GMT\+9\)\.$/) });
    await answerMeetup(omar, insertedId, {});
    expect(await offer()).toMatchObject({ meetupId: insertedId, waits: false });
  });

  test("that changes says what was before and what is now; the place is told to those only who go", async () => {
    const { insertedId } = await plan({ capacity: 1 });
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await updateMeetup(host, insertedId, { place: { name: "The new jetty" } });
    const [going, waiting] = [(await told(rina))[0], (await told(omar))[0]];
    expect([going?.kind, waiting?.kind]).toEqual(["meetup-changed", "meetup-changed"]);
    expect(going?.facts).toMatchObject([{ term: "Place", says: expect.stringMatching(/new jetty.*old ghat/) }]);
    expect(JSON.stringify(waiting)).not.toMatch(/jetty|ghat/);
    expect(await newest(omar)).not.toMatch(/jetty|ghat/);
  });

  test("that moves leads from the mail to the map of its new place, where the reader may know it, and never from one it had in between", async () => {
    const moved = (name: string) => ({ place: { name, mapLink: "https://map.example/secret" } });
    const [hidden, open] = [await plan({ capacity: 1 }), await plan({ capacity: 1, placeFor: "everyone" })];
    const mails: Record<string, string[]> = {};
    for (const { insertedId } of [hidden, open]) {
      await answerMeetup(rina, insertedId, {});
      await answerMeetup(omar, insertedId, {});
      await updateMeetup(host, insertedId, moved("The new jetty"));
      mails[insertedId] = [await newest(rina), await newest(omar)];
    }
    const [going, waiting] = mails[hidden.insertedId] ?? [];
    expect(going).toMatch(
      new RegExp(
        `^Place: The new jetty\\. It was The old ghat, Jail Road\\.\nFind it on a map http://localhost:3000/dashboard/calendar/${hidden.insertedId}$`,
        "m",
      ),
    );
    expect(waiting).toContain("Place: There is another one now.");
    expect(waiting).not.toContain("on a map");
    const page = new RegExp(`^Find it on a map http://localhost:3000/groups/[^/]+/meetups/${open.insertedId}#where$`, "m");
    expect(mails[open.insertedId]).toEqual([expect.stringMatching(page), expect.stringMatching(page)]);

    await updateMeetup(host, open.insertedId, moved("The ferry"));
    await updateMeetup(host, open.insertedId, moved("The bridge"));
    await kickClock();
    const [last, between] = await mailsTo(rina.email);
    const [bridge, ferry] = last?.includes("Place: The bridge. It was The ferry.") ? [last, between] : [between, last];
    expect([bridge, ferry]).toEqual([expect.stringContaining("Place: The bridge."), expect.stringContaining("Place: The ferry.")]);
    expect(bridge).toMatch(page);
    expect(ferry).not.toContain("on a map");
    expect((await told(rina))[0]?.facts[0]).toEqual({ term: "Place", says: "The bridge. It was The ferry." });
    for (const mail of [going, waiting, bridge, ferry, ...(mails[open.insertedId] ?? [])]) expect(mail).not.toContain("map.example");
  });

  test("that is cancelled is told with the reason, and takes itself out of the calendar; nobody hears of it who has left", async () => {
    const { insertedId } = await plan({ capacity: 5 });
    await answerMeetup(rina, insertedId, {});
    await answerMeetup(omar, insertedId, {});
    await leaveGroup(omar, groupId, {});
    const mails = (await mailsTo(omar.email)).length;
    await cancelMeetup(host, insertedId, { reason: "Fog on the river." });
    expect((await told(rina))[0]).toMatchObject({
      kind: "meetup-cancelled",
      detail: "“Fog on the river.”",
      facts: [{ term: "When", says: expect.stringMatching(/^\w+day \d+ \w+( \d{4})?, .* time \(GMT/) }],
    });
    expect(await newest(rina)).toContain("STATUS:CANCELLED");
    expect((await told(omar)).filter(({ meetupId }) => meetupId === insertedId)).toEqual([]);
    expect(await mailsTo(omar.email)).toHaveLength(mails);
  });

  test("that begins soon reminds its host too, who has no place to give back", async () => {
    const { insertedId } = await plan({ startsAt: inHours(5), endsAt: inHours(6) });
    await answerMeetup(rina, insertedId, {});
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * HOUR_MS });
    // Whoever answers moves its clock on.
    await answerMeetup(omar, insertedId, {});
    await kickClock();
    const reminder = async ({ email }: Actor) =>
      (await mailsTo(email)).find((mail) => /^Subject: Dawn by the Rupsha begins soon/m.test(mail));
    const [going, hosting] = [await reminder(rina), await reminder(host)];
    expect(going).toContain("Give your place back");
    expect(hosting).not.toContain("Give your place back");
    expect(hosting).toContain("The old ghat, Jail Road");
  });
});
