// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeEach, expect, test } from "vitest";
import { answerMeetup, cancelMeetup, updateMeetup } from "@/lib/meetups/commands";
import { Meetups } from "@/lib/meetups/record";
import { leaveGroup, removeMember } from "@/lib/memberships/commands";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings } from "@/lib/notices/record";
import { kickClock } from "@/lib/platform/clock/clock";
import { database } from "@/lib/platform/store";
import { groupWith, hearers, newest, planIn, told } from "@/tests/support/hearers";
import { mailsTo } from "@/tests/support/mailbox";
import { inHours } from "@/tests/support/meetup-api";

const { host: owner, rina, omar } = await hearers();
let groupId: string;

beforeEach(async () => {
  groupId = await groupWith(owner, [rina, omar]);
});

const plan = async (over: Record<string, unknown> = {}) => (await planIn(groupId, owner, { hostId: rina.accountId, ...over })).insertedId;
const newsOf = async (who: typeof rina, id: string) =>
  (await told(who)).flatMap(({ kind, title, meetupId }) => (meetupId === id && kind !== "meetup-new" ? [title] : []));
const fileOf = async (who: typeof rina) => ((await newest(who)).match(/^(SEQUENCE|STATUS):\S+/gm) ?? []).join(" ");

test("a host who has not answered is told that they are one, what changes and what is cancelled, and has it in their calendar", async () => {
  const id = await plan();
  expect(await newsOf(rina, id)).toEqual(["You are the host of Dawn by the Rupsha"]);
  expect(await fileOf(rina)).toBe("SEQUENCE:0 STATUS:CONFIRMED");
  await updateMeetup(owner, id, { place: { name: "The new jetty" } });
  const mail = await newest(rina);
  expect(mail).toContain("Place: The new jetty. It was The old ghat, Jail Road.");
  expect(mail).toContain("You get this because you answered this meetup, or host it.");
  expect(await fileOf(rina)).toBe("SEQUENCE:1 STATUS:CONFIRMED");
  await cancelMeetup(owner, id, { reason: "Fog.", scope: "this" });
  expect((await newsOf(rina, id))[0]).toBe("Dawn by the Rupsha is cancelled");
  expect(await fileOf(rina)).toBe("SEQUENCE:2 STATUS:CANCELLED");
});

test("whoever hosts it no longer is told so, and keeps it in their calendar only where they go", async () => {
  const id = await plan({ capacity: 5 });
  await updateMeetup(owner, id, { hostId: omar.accountId });
  expect((await newsOf(rina, id))[0]).toBe("You are no longer the host of Dawn by the Rupsha");
  expect([await fileOf(rina), await fileOf(omar)]).toEqual(["SEQUENCE:1 STATUS:CANCELLED", "SEQUENCE:1 STATUS:CONFIRMED"]);
  await answerMeetup(omar, id, {});
  await updateMeetup(owner, id, { hostId: rina.accountId });
  expect([await fileOf(rina), await fileOf(omar)]).toEqual(["SEQUENCE:2 STATUS:CONFIRMED", "SEQUENCE:2 STATUS:CONFIRMED"]);
});

test("of a series the host’s file has each of their dates, as the one of a change has", async () => {
  const id = await plan({ repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const files = async (who: typeof rina) => (await newest(who)).match(/^STATUS:\S+/gm);
  expect(await files(rina)).toHaveLength(3);
  await updateMeetup(owner, id, { place: { name: "The new jetty" }, scope: "all" });
  expect(await files(rina)).toEqual(Array(3).fill("STATUS:CONFIRMED"));
  await updateMeetup(owner, id, { hostId: omar.accountId, scope: "all" });
  expect([await files(rina), await files(omar)]).toEqual([Array(3).fill("STATUS:CANCELLED"), Array(3).fill("STATUS:CONFIRMED")]);
});

test("that one hosts a meetup comes through a muted group, a change of it does not", async () => {
  await (await database()).write((tx) =>
    tx.insert(NoticeSettings, { _id: omar.accountId, ...DEFAULT_SETTINGS, muted: [{ groupId, until: null }] }),
  );
  const id = await plan({ hostId: omar.accountId });
  await updateMeetup(owner, id, { startsAt: inHours(90) });
  expect(await newsOf(omar, id)).toEqual(["You are the host of Dawn by the Rupsha"]);
});

test("organizers are told that a meetup has no host, with the way to choose one, also one whom they removed themselves", async () => {
  const [left, removed] = [await plan(), await plan({ hostId: omar.accountId })];
  await leaveGroup(rina, groupId, {});
  expect(await newsOf(owner, left)).toEqual(["Dawn by the Rupsha has no host any more"]);
  expect((await told(owner))[0]).toMatchObject({ act: "Choose a host", path: `/dashboard/meetups/${left}/edit` });
  await removeMember(owner, groupId, omar.accountId, {});
  await kickClock();
  expect(await newsOf(owner, removed)).toEqual(["Dawn by the Rupsha has no host any more"]);
  expect((await (await database()).read((reader) => reader.get(Meetups, removed)))?.hostId).toBeNull();
  expect((await mailsTo(owner.email)).filter((mail) => mail.includes("has no host any more"))).not.toEqual([]);
});
