import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { draftOf, inputOf } from "@/components/groups/draft";
import { EMPTY_PLAIN, plainDraftOf, plainInputOf } from "@/components/meetups/form/plain-fields";
import { toAccountPage, toOwnProfile } from "@/lib/accounts/policy";
import { NEW_ACCOUNT } from "@/lib/accounts/record";
import { ProfileEdit, ProfileFields } from "@/lib/accounts/schema";
import { OwnProfile, profileFieldsOf } from "@/lib/accounts/views";
import { GroupAnswer } from "@/lib/groups/answers";
import { toShown } from "@/lib/groups/queries";
import { type Group, Groups } from "@/lib/groups/record";
import { fieldsOf, GroupInput } from "@/lib/groups/schema";
import { groupStore } from "@/lib/groups/store";
import { CONTENT, Meetups, Series } from "@/lib/meetups/record";
import { MeetupEdit, PLAIN_DEFAULTS, PlainFields, plainFieldsOf } from "@/lib/meetups/schema";
import { MeetupView } from "@/lib/meetups/views";
import { Memberships } from "@/lib/memberships/record";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import { permit } from "@/lib/platform/permission/permit";
import { declareRecords } from "@/lib/platform/store";
import { openMongo } from "@/lib/platform/store/mongo/database";
import type { AnyRecord } from "@/lib/platform/store/record";
import { connect } from "@/lib/platform/store/sqlite/connection";
import { databaseOver } from "@/lib/platform/store/sqlite/database";
import { sqliteLimits } from "@/lib/platform/store/sqlite/limits";
import { RECORDS } from "@/lib/records";
import { anActor } from "../support/actor";
import { aMeetingGroup } from "../support/meetups";
import { plannedOn } from "../support/planned-meetup";
import { byText, groupRecord } from "../support/records";
import { freshStore, storeKinds } from "../support/store";
import { storeMethods } from "../support/store-methods";

// The worked example of CONTRIBUTING.md, taken from its text and run: what it says stays true.
const text = readFileSync("CONTRIBUTING.md", "utf8");
const blocks = new Map(
  [...text.matchAll(/```(?:ts|sql)\n(?:\/\/|--) ([^\s,]+).*\n([\s\S]*?)```/g)].map(([, file = "", code = ""]) => [file, code]),
);

interface Announcement {
  groupId: string;
  text: string;
  createdAt: string;
}
type Store = (open: () => Promise<unknown>) => {
  post(permitted: unknown, text: string): Promise<Announcement>;
  latest(groupId: string): Promise<{ items: Announcement[] } | null>;
};

// Below the project, so that its packages and "@" are found.
const folder = mkdtempSync(join(process.cwd(), "tests/support/example-"));
let announcements: AnyRecord;
let announcementStore: Store;

beforeAll(async () => {
  for (const [file, code] of blocks)
    if (file.startsWith("lib/announcements/")) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code.replaceAll('"@/lib/announcements/', `"${join(folder, "lib/announcements")}/`));
    }
  announcements = (await import(join(folder, "lib/announcements/record.ts"))).Announcements;
  announcementStore = (await import(join(folder, "lib/announcements/store.ts"))).announcementStore;
});

const { kinds, stop } = await storeKinds();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

describe.each(kinds)("a new noun on $name", ({ name, create }) => {
  test("is a record, a store and a migration", async () => {
    const place = await create();
    const open = async () => {
      if (name === "MongoDB") return openMongo(place.address, [...RECORDS, announcements]);
      const connection = await connect(place.address);
      connection.writer.exec(blocks.get("lib/platform/store/sqlite/migrations/NNNN-announcements.ts") ?? "");
      return databaseOver(connection, await sqliteLimits(place.address));
    };
    const db = await open();
    const reader = db.changes.follow();
    await reader.newTopics();
    const store = announcementStore(async () => db);
    const { groupId, ownerId } = await aMeetingGroup(db);
    const elsewhere = await aMeetingGroup(db);
    const asked = (accountId: string, id: string) =>
      db.read((asking) => permit(anActor({ accountId }), GuardedGroup, id, "edit-text", { reader: asking }));
    const permitted = await asked(ownerId, groupId);
    const first = await store.post(permitted, "We meet at six.");
    // Two of one moment stand in no order.
    await vi.waitUntil(() => Date.now() > Date.parse(first.createdAt), { interval: 1 });
    const posted = [first, await store.post(permitted, "Bring a lamp.")];
    await store.post(await asked(elsewhere.ownerId, elsewhere.groupId), "Elsewhere.");
    await expect(asked(elsewhere.ownerId, groupId)).rejects.toMatchObject({ code: "forbidden" });
    await db.write((tx) => tx.deleteAll(Memberships, { groupId }));
    await expect(store.post(permitted, "Not an organizer any more.")).rejects.toMatchObject({ code: "forbidden" });
    expect((await store.latest(groupId))?.items).toEqual(posted.toReversed());
    const asOwner = anActor({ accountId: elsewhere.ownerId });
    const toDelete = await db.read((asking) => permit(asOwner, GuardedGroup, elsewhere.groupId, "delete", { reader: asking }));
    declareRecords([...RECORDS, announcements]);
    await groupStore(async () => db).delete(toDelete);
    expect(await db.read((asking) => asking.list(announcements, { by: "createdAt" }))).toEqual(posted);
    const topics: string[] = [];
    await expect.poll(async () => topics.push(...(await reader.newTopics())) && topics).toContain(`group:${groupId}`);
    await db.close();
    await place.remove();
  });
});

// The compiler reads the whole product for it.
const COMPILING_MS = 60_000;

test("its store asks for a permission, and one that forgets to is noticed", { timeout: COMPILING_MS }, () => {
  const store = join(folder, "lib/announcements/store.ts");
  const forgetful = join(folder, "lib/announcements/forgetful-store.ts");
  const code = readFileSync(store, "utf8");
  const forgotten = code.replace('permitted: Permitted<Group, "edit-text">', "groupId: string").replace(/const { _id: groupId } .*\n/, "");
  expect(forgotten).not.toContain("permitted");
  writeFileSync(forgetful, forgotten);
  const [post, latest] = [
    { inStep: false, writes: true },
    { inStep: false, writes: false, asks: false },
  ];
  expect(storeMethods([store, forgetful])).toEqual([
    { ...post, name: `${store} post`, asks: true },
    { ...latest, name: `${store} latest` },
    { ...post, name: `${forgetful} post`, asks: false },
    { ...latest, name: `${forgetful} latest` },
  ]);
});

/** The table of lists. */
const [, chapter = ""] = text.split("Then a line in these lists");
const LISTS = [...chapter.matchAll(/^\| `([\w/-]*\.[\w./-]+)` +\|/gm)].map(([, file = ""]) => file);

/** Files outside the rooms that know a noun: what lists the whole product, where a new one is missed. */
const listsWith = (room: string): string[] =>
  ["lib", "app", "."]
    .flatMap((at) => readdirSync(at).flatMap((file) => (/\.(ts|cjs)$/.test(file) ? [join(at, file)] : [])))
    .filter((file) => new RegExp(`"(@/lib/${room}/.*|${room})"`).test(readFileSync(file, "utf8")));

/** It is about one thing, and reads it through its rooms. */
const isNoList = (file: string) => file.startsWith("app/read-");

const rooms = readdirSync("lib", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(rooms.filter((room) => !["platform", "demo"].includes(room)))("the text names every list with a line for %s", (room) => {
  const lists = listsWith(room).filter((file) => !isNoList(file));
  expect(lists).toContain(".dependency-cruiser.cjs");
  expect(lists.filter((file) => !chapter.includes(`\`${file}\``))).toEqual([]);
});

test("a noun writes in five lists at most, also one with pages, mails and jobs", () => {
  expect(LISTS).toHaveLength(5);
  expect(LISTS.filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ["A group's", 4],
  ["A setting of a group", 3],
  ["An account's", 3],
  ["A meetup's", 4],
])("%s field is added in %d files", (whose, files) => {
  const [, field = ""] = text.split("## Adding a field");
  // A sentence, and the list below it.
  const recipe = field.split(/\n\n(?!- )/).find((one) => one.startsWith(whose));
  const touched = [...(recipe ?? "").matchAll(/`((?:lib|components)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  expect(touched).toHaveLength(files);
  expect(touched.filter((file) => !existsSync(file))).toEqual([]);
});

test("what a group's form holds is in all that shows a group, without a list of its own", async () => {
  const fields = Object.keys(GroupInput.shape);
  const group = groupRecord();
  const kept = Object.fromEntries(fields.map((field) => [field, group[field as keyof Group]]));
  // What nobody gave is as the record has it by default.
  expect(Groups.schema.parse(group)).toEqual(group);
  expect(fieldsOf(group)).toEqual(kept);
  expect(toShown(group)).toMatchObject(kept);
  expect(Object.keys(GroupAnswer.shape)).toEqual(expect.arrayContaining(fields));
  expect(inputOf({ ...draftOf({ ...group, settings: null, requests: 0 }), status: group.status })).toEqual(kept);
});

test("what a meetup's form holds is in all that shows a meetup, without a list of its own", () => {
  const { fee, ...others } = PlainFields.shape;
  const fields = Object.keys(others);
  const planned = plannedOn("2026-12-18");
  const words = plainDraftOf(planned);
  expect(Object.keys(words).toSorted(byText)).toEqual(fields.toSorted(byText));
  expect(PlainFields.parse({ ...plainInputOf(words), fee: null })).toEqual(plainFieldsOf({ ...planned, fee: null }));
  expect(PlainFields.parse({ ...plainInputOf({ ...EMPTY_PLAIN, title: "Tea" }), fee: null })).toEqual({ title: "Tea", ...PLAIN_DEFAULTS });
  expect(CONTENT).toEqual(expect.arrayContaining(fields));
  expect(Object.keys(MeetupView.shape)).toEqual(expect.arrayContaining(fields));
});

test.each([Meetups, Series])("rows and archives of before a field of the meetup's form was there have its default: $name", (kept) => {
  for (const [field, value] of Object.entries(PLAIN_DEFAULTS)) {
    expect(kept.fields.find(({ name }) => name === field)?.fallback).toEqual(value);
    expect(kept.schema.shape[field as keyof typeof PLAIN_DEFAULTS].parse(undefined)).toEqual(value);
  }
});

test("an edit of a meetup that gives nothing changes nothing", () => {
  expect(MeetupEdit.parse({})).toEqual({});
  expect(Object.keys(MeetupEdit.shape)).toEqual(expect.arrayContaining(Object.keys(PlainFields.shape)));
});

test("what people tell of themselves is in all that shows their account to them, without a list of its own", async () => {
  const fields = Object.keys(ProfileEdit.shape);
  const edit: Required<ProfileEdit> = {
    displayName: "Rina Akter",
    photoURL: "https://a.example/p.png",
    ...{ about: "I draw trees.", place: "Khulna", interests: ["Drawing & Painting"], zone: "Asia/Tokyo", sashFor: "me" },
  };
  expect(Object.keys(edit).toSorted(byText)).toEqual(fields.toSorted(byText));
  const { store, remove } = await freshStore();
  const { _id } = await store.accounts.create({ email: "rina@example.com", passwordHash: "hash" });
  await store.accounts.updateProfile(anActor({ accountId: _id }), edit);
  const account = (await store.accounts.findById(_id)) ?? expect.unreachable();
  await remove();
  expect(account).toMatchObject(edit);
  expect(OwnProfile.parse(toOwnProfile(account))).toMatchObject(edit);
  expect(toAccountPage(account, null, anActor()).profile).toEqual(edit);
});

test("an account whose owner has told nothing is as its record has it by default", () => {
  const { displayName, photoURL, ...told } = NEW_ACCOUNT;
  expect([displayName, photoURL]).toEqual([null, null]);
  expect(ProfileFields.parse(profileFieldsOf(told))).toEqual(profileFieldsOf(told));
});
