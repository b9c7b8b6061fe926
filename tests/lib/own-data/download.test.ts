// First: gives this file a store of its own.
import "@/tests/support/browser";

import { strFromU8, unzipSync } from "fflate";
import ical from "node-ical";
import { expect, test } from "vitest";
import { GET as download } from "@/app/api/accounts/me/data/route";
import { Accounts } from "@/lib/accounts/record";
import { HOUR_MS, inMs } from "@/lib/duration";
import { deleteGroup } from "@/lib/groups/commands";
import { Groups } from "@/lib/groups/record";
import { updateMeetup } from "@/lib/meetups/commands";
import { banPerson } from "@/lib/memberships/commands";
import { personReferencesOf } from "@/lib/own-data/reference-rules";
import { takeDue } from "@/lib/platform/clock/take-due";
import { type AnyRecord, type Field, id, record } from "@/lib/platform/store/record";
import { RECORDS } from "@/lib/records";
import { JOBS } from "@/lib/rooms";
import { anActor } from "@/tests/support/actor";
import { Browser, registered } from "@/tests/support/browser";
import { aMeetingGroup, join, plan } from "@/tests/support/meetups";
import { happen } from "@/tests/support/notices";
import { getStore } from "@/tests/support/nouns";
import { byText } from "@/tests/support/records";
import { aWholeLife, ZUBAIDA } from "@/tests/support/whole-life";

const REFERENCES = personReferencesOf(RECORDS);
const files = REFERENCES.flatMap((reference) => ("because" in reference ? [] : [reference.file]));

async function filesOf(browser: Browser): Promise<Map<string, string>> {
  const answer = await browser.send(download, "/api/accounts/me/data");
  expect(answer.status).toBe(200);
  const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("every record says how it names a person, or why it names nobody", () => {
  const silent = [
    // @ts-expect-error: whom it names is not said
    record("notes", { _id: id() }, {}),
    // @ts-expect-error: a field is there or not, and what becomes of it is not said either
    record("notes", { _id: id() }, { people: { authorId: {} } }),
    record("notes", { _id: id() }, { people: {} }),
  ];
  const says = ({ fields, people }: AnyRecord) =>
    Object.keys(people ?? {}).some((name) => name === "nobody" || (fields as Field[]).some((field) => field.name === name));
  expect([...RECORDS, ...silent].filter((each) => !says(each))).toEqual(silent);
});

test("every field that refers to an account, or holds the id of somebody or an address, has its word", () => {
  const known = new Set(REFERENCES.map(({ record, field }) => `${record.name}.${field}`));
  /** Ids of other things, and a second telling of what another field of the row says. */
  const others = /^(_id|groupId|meetupId|seriesId|invitationId|eventId|mailId|pendingEmail)$/;
  const naming = RECORDS.filter(({ people }) => !("nobody" in people)).flatMap((record) => {
    const toAccounts = record.references.filter(({ to }) => to === "accounts").map(({ field }) => field);
    const ids = (record.fields as Field[]).filter(({ name, kind }) => kind === "id" || /email$/i.test(name)).map(({ name }) => name);
    return [...new Set([...toAccounts, ...ids.filter((name) => !others.test(name))])].map((field) => `${record.name}.${field}`);
  });
  expect(naming.length).toBeGreaterThan(15);
  // An account's row and a link's are told by the account's own id.
  const twice = new Set(["accounts.email", "mailLinks.email"]);
  expect(naming.filter((field) => !known.has(field) && !twice.has(field))).toEqual([]);
});

test("every field with a shape of its own is known to name nobody, or says what becomes of whom it names", () => {
  const names = {
    nobody: [
      ...["accounts.interests", "groups.questions", "groups.move", "memberships.answers", "seats.answerHours"],
      ...[
        "noticeEvents.changes",
        "noticeEvents.gone",
        "noticeSettings.topics",
        "noticeSettings.quiet",
        "noticeSettings.muted",
        "rsvps.fee",
        "series-rsvps.seen",
      ],
      ...["meetups", "series"].flatMap((record) => ["bring", "place", "online", "fee"].map((field) => `${record}.${field}`)),
      "series.struckOut",
    ],
    // An offer of a group goes with the membership of whom it is made to; what is due, with the account (see the contract of deletion).
    somebody: ["noticeEvents.people", "groups.transfer", "work.data"],
  };
  const shaped = RECORDS.flatMap(({ name, fields }) =>
    (fields as Field[]).flatMap((field) => (field.kind === "json" ? [`${name}.${field.name}`] : [])),
  );
  expect(shaped.sort(byText)).toEqual([...names.nobody, ...names.somebody].sort(byText));
});

test("holds, file by file, what the store holds about a person, and no secret", async () => {
  const store = await getStore();
  const { id } = await aWholeLife(store);
  const { password, ...other } = await registered();
  const hash = (await store.accounts.findById(other.uid))?.passwordHash ?? null;
  await store.db.write((tx) => tx.update(Accounts, id, { passwordHash: hash }));
  const browser = new Browser();
  await browser.logIn(ZUBAIDA.email, password);
  const answer = await browser.send(download, "/api/accounts/me/data");
  expect(
    Object.fromEntries(["content-type", "cache-control", "content-disposition"].map((name) => [name, answer.headers.get(name)])),
  ).toEqual({
    "content-type": "application/zip",
    "cache-control": "private, no-store",
    "content-disposition": 'attachment; filename="hobbyhub-my-data.zip"',
  });
  const found = await filesOf(browser);
  expect([...found.keys()].sort(byText)).toEqual([...files, "meetups.ics", "start-here.html"].sort(byText));

  for (const reference of REFERENCES) {
    if ("because" in reference) continue;
    const { record, field, by, file, without = [] } = reference;
    const where = { [field]: by === "address" ? ZUBAIDA.email : id };
    const rows = (await store.db.read((reader) => reader.list(record, { where }))) as Record<string, unknown>[];
    const told = JSON.parse(found.get(file) ?? "null") as Record<string, unknown>[];
    const kept = (row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !(without as string[]).includes(name)));
    expect([file, told]).toEqual([file, rows.map((row) => expect.objectContaining(kept(row)))]);
    for (const row of told) for (const secret of without) expect(Object.keys(row)).not.toContain(secret);
  }
  // The life in the fixture fills every file, so that none is compared with nothing.
  expect(files.filter((name) => JSON.parse(found.get(name) ?? "[]").length === 0)).toEqual([]);
  expect(JSON.parse(found.get("memberships.json") ?? "[]")[0]).toMatchObject({ groupName: expect.any(String), answers: expect.any(Array) });

  const everything = [...found.values()].join();
  for (const secret of ["argon2id", "tokenHash", other.uid, other.email]) expect(everything).not.toContain(secret);
  const page = found.get("start-here.html") ?? "";
  for (const name of files) expect(page).toContain(name);
  expect(page).toContain("default-src &#x27;none&#x27;");
  expect(page).not.toMatch(/<script|src=|href=/);
  const events = Object.values(ical.sync.parseICS(found.get("meetups.ics") ?? "")).filter((part) => part?.type === "VEVENT");
  expect(events).toHaveLength(2);
});

test("names what each notice was about, also where many were told and where it is gone", async () => {
  const store = await getStore();
  const { groupId, ownerId } = await aMeetingGroup(store.db);
  const person = await registered();
  await store.db.write((tx) => join(tx, groupId, person.uid, "member"));
  const title = "Rooftop stories";
  await plan(store.db, groupId, ownerId, { title, startsAt: inMs(HOUR_MS), endsAt: inMs(2 * HOUR_MS) }, inMs(0));
  await happen(store, groupId, ownerId, { kind: "rules-changed", to: "members" });
  await takeDue("work", JOBS);
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  const told = async (kind: string) =>
    (JSON.parse((await filesOf(browser)).get("notices.json") ?? "[]") as { kind: string }[]).find((notice) => notice.kind === kind);
  const group = await store.db.read((reader) => reader.get(Groups, groupId));
  expect(await told("meetup-new")).toMatchObject({ groupName: group?.groupName, meetupTitle: title });
  expect(await told("rules-changed")).toMatchObject({ groupName: group?.groupName });
  await deleteGroup(anActor({ accountId: ownerId }), groupId);
  await takeDue("work", JOBS);
  expect(await told("group-deleted")).toMatchObject({ groupName: group?.groupName });
  // As it was called then.
  expect(await told("rules-changed")).toMatchObject({ groupName: "Ramna Runners" });
});

test("needs a session, and can be had twenty times a day", async () => {
  expect((await new Browser().send(download, "/api/accounts/me/data")).status).toBe(401);
  const person = await registered();
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await browser.send(download, "/api/accounts/me/data")).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test("holds nothing of where a meetup takes place that is kept from its host, who was banned while it went on", async () => {
  const { db } = await getStore();
  const { groupId, ownerId } = await aMeetingGroup(db);
  const owner = anActor({ accountId: ownerId });
  const host = await registered();
  await db.write((tx) => join(tx, groupId, host.uid, "member"));
  const times = { startsAt: inMs(-HOUR_MS), endsAt: inMs(HOUR_MS) };
  const id = await plan(db, groupId, host.uid, { ...times, title: "Rooftop stories", placeFor: "going" }, inMs(-2 * HOUR_MS));
  await banPerson(owner, groupId, host.uid, { reason: "Shouted." });
  await updateMeetup(owner, id, { place: null, online: { link: "https://meet.example/another-room" } });
  const browser = new Browser();
  await browser.logIn(host.email, host.password);
  const found = await filesOf(browser);
  expect(found.get("meetups-you-host.json")).toContain("Rooftop stories");
  expect([...found.values()].join()).not.toContain("another-room");
});
