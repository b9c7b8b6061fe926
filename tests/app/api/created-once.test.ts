// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as postMessage } from "@/app/api/contact/route";
import { DELETE as revoke } from "@/app/api/groups/[groupId]/invitations/[invitationId]/route";
import { POST as postInvitation } from "@/app/api/groups/[groupId]/invitations/route";
import { POST as postMeetup } from "@/app/api/groups/[groupId]/meetups/route";
import { POST as postGroup } from "@/app/api/groups/route";
import { GET as description } from "@/app/openapi.json/route";
import { Accounts } from "@/lib/accounts/record";
import { Messages } from "@/lib/contact/record";
import { Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { Meetups, Series } from "@/lib/meetups/record";
import { Actions, Invitations } from "@/lib/memberships/record";
import { database } from "@/lib/platform/store";
import type { AnyRecord } from "@/lib/platform/store/record";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { meetingPeople, meetupInput } from "@/tests/support/meetup-api";
import { aMeetingGroup } from "@/tests/support/meetups";

const KEY = "b7a1f7d0-6c1f-4b52-9d0b-0f6f6a2f0c11";
const MESSAGE = { name: "Rina", email: "rina@example.com", message: "Hello." };
const GROUP: What = [postGroup, aGroup()];
const MAIL = {};
const LINK: What = [postInvitation, { name: "Flyer" }];

let addresses = 0;
/** An address is invited once; the others are the same each time. */
const another = ([route, body]: What): What => [route, body === MAIL ? { email: `sadia-${++addresses}@example.com` } : body];

type What = [route: typeof postMeetup, body: unknown];

let meeting: Awaited<ReturnType<typeof meetingPeople>>;
beforeAll(async () => {
  meeting = await meetingPeople();
  const db = await database();
  await db.write((tx) => tx.update(Accounts, meeting.owner.accountId, { emailVerified: "2026-11-01T08:00:00.000Z" }));
});
beforeEach(() => actAs(meeting.owner));

async function make([route, body]: What, key?: string, { groupId } = meeting) {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  const response = await send(route, { method: "POST", body, headers, params: { groupId } });
  return { status: response.status, answer: await response.json() };
}

test.each<[string, What, string]>([
  ["a group", GROUP, "/api/groups"],
  ["a meetup", [postMeetup, meetupInput()], "/api/meetups"],
])("%s says where it can be read", async (_, [route, body], path) => {
  const response = await send(route, { method: "POST", body, params: { groupId: meeting.groupId } });
  expect(response.headers.get("location")).toBe(`${path}/${(await response.json()).insertedId}`);
});

/** How many rows of these kinds some work adds. */
async function added(records: AnyRecord[], work: () => Promise<unknown>): Promise<number[]> {
  const db = await database();
  const count = () => db.read((reader) => Promise.all(records.map((record) => reader.count<AnyRecord>(record, {}))));
  const before = await count();
  await work();
  return (await count()).map((now, at) => now - (before[at] ?? 0));
}

describe.each<[string, What, AnyRecord[], number[]]>([
  ["a group", GROUP, [Groups], [1]],
  ["a meetup", [postMeetup, meetupInput()], [Meetups, Events], [1, 1]],
  ["a series", [postMeetup, meetupInput({ repeats: { rule: "FREQ=WEEKLY;COUNT=3" } })], [Series, Meetups, Events], [1, 3, 1]],
  ["an invitation", LINK, [Invitations, Actions], [1, 1]],
  ["an invitation by mail", [postInvitation, MAIL], [Invitations, Actions, Events], [1, 1, 1]],
  ["a message to the team", [postMessage, MESSAGE], [Messages], [1]],
])("%s with a key", (name, what, records, once) => {
  const key = (word: string) => `${name.replaceAll(" ", "-")}:${word}`;

  test("is made once, and answered alike", async () => {
    const answers: unknown[] = [];
    const same = another(what);
    const twice = async () => {
      for (let time = 0; time < 2; time++) answers.push(await make(same, key("twice")));
    };
    expect(await added(records, twice)).toEqual(once);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(answers[1]).toEqual(answers[0]);
  });

  test("is made once at the same moment", async () => {
    const answers: unknown[] = [];
    const same = another(what);
    const thrice = async () => void answers.push(...(await Promise.all([1, 2, 3].map(() => make(same, key("at-once"))))));
    expect(await added(records, thrice)).toEqual(once);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  test("is made each time without one, and with another one", async () => {
    const often = async () => {
      for (const word of [undefined, undefined, key("one"), key("other")])
        expect(await make(another(what), word)).toMatchObject({ status: 201 });
    };
    expect(await added(records, often)).toEqual(once.map((rows) => 4 * rows));
  });
});

test("the same key of somebody else, and for something else, is its own", async () => {
  const made = [await make(GROUP, KEY), await make(LINK, KEY), await make([postMeetup, meetupInput()], KEY)];
  const [{ answer }] = made as [(typeof made)[0]];
  made.push(await make(LINK, KEY, { ...meeting, groupId: answer.insertedId }));
  actAs(await person("tania@example.com", "Tania Rahman"));
  made.push(await make(GROUP, KEY));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(made.map(({ answer: { _id, insertedId = _id } }) => insertedId)).size).toBe(5);
});

test("with other content the first answer stands, but a visitor’s other message is another one", async () => {
  const first = await make(GROUP, "other-content");
  expect(await make([postGroup, aGroup({ groupName: "Dusk Patrol" })], "other-content")).toEqual(first);
  const db = await database();
  expect(await db.read((reader) => reader.get(Groups, first.answer.insertedId))).toMatchObject({ groupName: "Dawn Patrol Anglers" });
  const messages = async () => {
    for (const message of ["Hello.", "Hello again."]) await make([postMessage, { ...MESSAGE, message }], "other-content");
  };
  expect(await added([Messages], messages)).toEqual([2]);
});

test("what was made before is answered also when nothing more may be made", async () => {
  actAs({ ...(await person("newcomer@example.com")), createdAt: new Date().toISOString() });
  const first = await make(GROUP, "in-an-hour");
  await make(GROUP, "in-an-hour");
  for (const status of [201, 201, 429]) expect(await make(GROUP)).toMatchObject({ status });
  expect(await make(GROUP, "in-an-hour")).toEqual(first);
});

/** Somebody who has just come, with a group of theirs and a proven address; how many things of a kind they may make in an hour or a day. */
describe.each<[string, What, number]>([
  ["a group", GROUP, 3],
  ["a meetup", [postMeetup, meetupInput()], 10],
  ["a series", [postMeetup, meetupInput({ repeats: { rule: "FREQ=WEEKLY;COUNT=3" } })], 10],
  ["an invitation by mail", [postInvitation, MAIL], 50],
])("%s that is sent again before its answer came", (name, what, most) => {
  const at: typeof meeting = { ...meeting };
  beforeEach(async () => {
    const newcomer = { ...(await person(`again-${++addresses}@example.com`)), createdAt: new Date().toISOString() };
    actAs(newcomer);
    const db = await database();
    await db.write((tx) => tx.update(Accounts, newcomer.accountId, { emailVerified: newcomer.createdAt }));
    at.groupId = name === "a group" ? meeting.groupId : (await aMeetingGroup(db, { ownerId: newcomer.accountId })).groupId;
  });
  const one = async (key?: string) => (await make(another(what), key, at)).status;
  const untilLeft = async (left: number) => {
    for (let made = left; made < most; made++) expect(await one()).toBe(201);
  };

  test("counts once among what one may make", async () => {
    await untilLeft(2);
    const same = another(what);
    const answers = await Promise.all([1, 2].map(() => make(same, "sent-again", at)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([await one(), await one()]).toEqual([201, 429]);
  });

  test("is answered alike where it was the last one", async () => {
    await untilLeft(1);
    const same = another(what);
    const answers = await Promise.all([1, 2, 3].map(() => make(same, "last-again", at)));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(await one()).toBe(429);
  });
});

test("a link that was taken back meanwhile is not given out again", async () => {
  const { answer } = await make(LINK, "taken-back");
  await send(revoke, { method: "DELETE", params: { groupId: meeting.groupId, invitationId: answer._id } });
  expect(await make(LINK, "taken-back")).toMatchObject({ status: 410, answer: { error: { code: "gone" } } });
});

test.each(["", "short", "with a space in it", "x".repeat(101), "schlüssel-1234"])("a key like %j is refused", async (key) => {
  for (const what of [GROUP, LINK, [postMeetup, meetupInput()] as What, [postMessage, MESSAGE] as What])
    expect(await make(what, key)).toMatchObject({
      status: 400,
      answer: { error: { code: "malformed", fields: { "Idempotency-Key": [expect.any(String)] } } },
    });
});

test("any visible characters are a key", async () => {
  expect(await make(GROUP, '"~!{}\\8"')).toMatchObject({ status: 201 });
  expect(await make(GROUP, "x".repeat(100))).toMatchObject({ status: 201 });
});

test("the description of the API names the key where an operation knows it, and only there", async () => {
  const { paths } = await (await description()).json();
  const known = Object.entries<Record<string, { parameters: { in: string; name: string }[] }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters }]) =>
      parameters.some((parameter) => parameter.in === "header" && parameter.name === "Idempotency-Key") ? [`${method} ${path}`] : [],
    ),
  );
  expect(known.sort()).toEqual([
    "post /api/contact",
    "post /api/groups",
    "post /api/groups/{groupId}/invitations",
    "post /api/groups/{groupId}/meetups",
  ]);
});
