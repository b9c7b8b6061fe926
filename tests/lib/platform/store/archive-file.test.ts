import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ProviderLinks } from "@/lib/accounts/record";
import { demoGroups, findDemoPeople, seedDemo } from "@/lib/demo/seed";
import { seedMany } from "@/lib/demo/seed-many";
import { Events } from "@/lib/events/record";
import type { GroupSearch } from "@/lib/groups/store";
import { KeptBans } from "@/lib/memberships/record";
import { CLEAR_KIND } from "@/lib/notices/tasks";
import { Work } from "@/lib/platform/clock/record";
import { beginRecurring } from "@/lib/platform/clock/schedule";
import { checkArchive, exportLines, importArchive } from "@/lib/platform/store/archive-file";
import { newId } from "@/lib/platform/store/id";
import { RECORDS } from "@/lib/records";
import { JOBS } from "@/lib/rooms";
import type { Store } from "@/tests/support/nouns";
import { accountRecord, groupRecord } from "@/tests/support/records";
import { type StoreKind, storeKinds } from "@/tests/support/store";
import { storeTest } from "@/tests/support/store-test";

const { kinds, stop } = await storeKinds();
afterAll(stop);

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store, RECORDS)) lines.push(line);
  return lines;
}

const reading = (lines: string[]) =>
  async function* () {
    yield* lines;
  };

const take = async (lines: string[], store: Store) => {
  const told: number[] = [];
  const { records, leftOut } = await checkArchive(reading(lines), store, RECORDS);
  const added = await importArchive(reading(lines), store, RECORDS, (taken) => told.push(taken), leftOut);
  expect(told.at(-1) ?? 0).toBe(records);
  return added;
};

/** A store with something of every kind in it. */
async function fill(store: Store): Promise<void> {
  await seedDemo(store);
  await seedMany(store, 130, () => {});
  const [owner] = await findDemoPeople(store);
  const account = await store.accounts.findByEmail(owner ?? "");
  await store.archive.add(ProviderLinks, [
    { _id: newId(), userId: account?._id ?? "", type: "oidc", provider: "google", providerAccountId: "1" },
  ]);
  await store.messages.create({ name: "Rafi", email: "r@b.example", message: "আবার আসব" });
}

const pairs = kinds.flatMap((from) => kinds.map((to) => ({ from, to, name: `${from.name} to ${to.name}` })));

describe.each(pairs)("from $name", ({ from, to }: { from: StoreKind; to: StoreKind }) => {
  storeTest(from)(
    "the round trip is equal, and a second import adds nothing",
    async ({ store }) => {
      await fill(store);
      const before = await linesOf(store);
      const place = await to.create();
      const target = await place.open();
      expect(await take(before, target)).toBe(before.length - 1);
      expect(await take(before, target)).toBe(0);
      const after = await linesOf(target);
      expect(after.slice(1)).toEqual(before.slice(1));
      expect(await target.groups.counts()).toEqual(await store.groups.counts());
      const search: GroupSearch = { words: ["tea", "e"], sort: "az", limit: 50 };
      expect(await target.groups.search(search)).toEqual(await store.groups.search(search));
      expect(await target.groups.featured()).toEqual(await store.groups.featured());
      await target.close();
      await place.remove();
    },
    60_000,
  );
});

for (const kind of kinds.slice(0, 1)) {
  const sqliteTest = storeTest(kind);

  sqliteTest("a record is one line, whatever signs for the end of one stand in it", async ({ store }) => {
    const photoURL = "https://example.com/a\u2028b\u2029c.png";
    await store.accounts.create({ email: "ada@hobbyhub.example", passwordHash: "hash", photoURL });
    const lines = await linesOf(store);
    expect(lines.join("")).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
    expect(JSON.parse(lines.find((line) => line.includes('"kind":"accounts"')) ?? "")).toMatchObject({ record: { photoURL } });
  });
  const header = JSON.stringify({ format: "hobbyhub", version: 2, exportedAt: "2026-11-21T00:00:00.000Z" });
  const account = accountRecord();
  const accountLine = JSON.stringify({ kind: "accounts", record: account });
  const groupLine = (change: object) => JSON.stringify({ kind: "groups", record: { ...groupRecord({ ownerId: account._id }), ...change } });

  describe("a file that cannot be taken names its first broken line, and nothing is written", () => {
    const broken: [string, string[], RegExp][] = [
      ["empty", [], /^Line 1: the file is empty/],
      ["no export", ["hello"], /^Line 1: .*not an export/],
      ["of another version", [header.replace(":2,", ":4,")], /^Line 1: .*version/],
      ["cut off", [header, accountLine, groupLine({}).slice(0, 80)], /^Line 3: this is not JSON/],
      ["of an unknown kind", [header, accountLine, '{"kind":"sessions","record":{}}'], /^Line 3: .*known kind/],
      ["with a prototype for a kind", [header, '{"kind":"__proto__","record":{}}'], /^Line 2: .*known kind/],
      ["with a bad value", [header, accountLine, groupLine({ maxMembers: 0 }), "junk"], /^Line 3: groups maxMembers/],
      ["with a hostile picture", [header, accountLine, groupLine({ imageUrl: "javascript:alert(1)" })], /^Line 3: groups imageUrl/],
      ["with an extra field", [header, accountLine, groupLine({ members: [] })], /^Line 3: groups/],
      ["with an id twice", [header, accountLine, accountLine], /^Line 3: accounts .* second time/],
      [
        "with an address twice",
        [header, accountLine, JSON.stringify({ kind: "accounts", record: { ...account, _id: newId() } })],
        /^Line 3: accounts email/,
      ],
      ["with an address of capitals", [header, accountLine.replace("tahmina", "Tahmina")], /^Line 2: accounts email/],
    ];
    sqliteTest.for(broken)("%s", async ([, lines, message], { store }) => {
      await expect(take(lines, store)).rejects.toThrow(message);
      expect((await linesOf(store)).length).toBe(1);
    });
  });

  sqliteTest("a file of the first version is taken: ids had other names, and what it could not know yet is empty", async ({ store }) => {
    const { _id: id, emailVerified: _later, ...person } = account;
    const group = groupRecord({ ownerId: id });
    const message = { id: newId(), name: "Rafi", email: "r@b.example", message: "Hi", createdAt: "2026-11-02T08:00:00.000Z" };
    const mail = { id: message.id, to: "t@b.example", subject: "S", text: "T", attempts: 0, createdAt: message.createdAt };
    const first = [
      header.replace(":2,", ":1,"),
      JSON.stringify({ kind: "outbox", record: { ...mail, dueAt: message.createdAt, sentAt: null } }),
      JSON.stringify({ kind: "outbox", record: { ...mail, id: newId(), dueAt: message.createdAt, sentAt: message.createdAt } }),
      JSON.stringify({ kind: "messages", record: message }),
      JSON.stringify({ kind: "groups", record: group }),
      JSON.stringify({ kind: "accounts", record: { id, ...person } }),
    ];
    expect(await take(first, store)).toBe(4);
    expect(await store.accounts.findById(id)).toEqual(account);
    expect(await store.groups.findById(group._id)).toEqual(group);
    // The mail that waited is due work, the one that was sent is over.
    expect(await store.works.claim("mail", [], 5, 1000)).toMatchObject([{ _id: message.id, kind: "contact.message", lastError: null }]);
  });

  sqliteTest("an event of a version that counted how far it came is told anew", async ({ store }) => {
    const nowhere = { actorId: null, personId: null, meetupId: null, meetupTitle: null, detail: null, changes: [], gone: [] };
    const event = { _id: newId(), kind: "group-closed", groupId: newId(), groupName: "Ramna Runners", ...nowhere, to: "members" };
    const record = { ...event, people: [], at: "2026-11-01T08:00:00.000Z", done: false, reached: 80 };
    expect(await take([header, JSON.stringify({ kind: "noticeEvents", record })], store)).toBe(1);
    expect(await store.db.read((reader) => reader.get(Events, event._id))).toEqual({ ...record, reached: null });
  });

  sqliteTest("blank lines and spaces between do no harm, and an owner may be there already", async ({ store }) => {
    expect(await take([header, accountLine, ""], store)).toBe(1);
    expect(await take([header, groupLine({}).replaceAll('":', '" : ')], store)).toBe(1);
    expect(await store.groups.counts()).toEqual({ Running: 1 });
  });
}

describe.each(kinds)("a file for a store that is in use, on $name", (kind) => {
  const header = JSON.stringify({ format: "hobbyhub", version: 2, exportedAt: "2026-11-21T00:00:00.000Z" });
  const line = (kind: string, record: object) => JSON.stringify({ kind, record });
  const account = accountRecord();
  const link = { _id: newId(), userId: account._id, type: "oidc", provider: "google", providerAccountId: "42" };

  storeTest(kind)("stops before anything is written at an address that somebody else holds there", async ({ store }) => {
    await store.accounts.create({ email: account.email, passwordHash: "hash" });
    const fresh = accountRecord({ email: "fresh@hobbyhub.example" });
    const lines = [header, line("accounts", fresh), line("accounts", account)];
    await expect(take(lines, store)).rejects.toThrow(/^Line 3: accounts email .* belongs to somebody else/);
    expect(await store.accounts.findById(fresh._id)).toBeNull();
  });

  storeTest(kind)("takes all but what refers to something missing, and what refers to that", async ({ store }) => {
    const [kept, gone] = [groupRecord({ ownerId: account._id }), groupRecord({ ownerId: newId() })];
    const bans = [kept, gone, { _id: newId() }].map(({ _id: groupId }) => ({
      ...{ _id: newId(), groupId, addressHash: "a".repeat(64), reason: "Spam.", until: null },
    }));
    const all = [line("accounts", account), line("groups", kept), line("groups", gone), ...bans.map((ban) => line("keptBans", ban))];
    const { records, leftOut } = await checkArchive(reading([header, ...all]), store, RECORDS);
    const without = [`groups ${gone._id}`, ...bans.slice(1).map(({ _id }) => `keptBans ${_id}`)];
    expect({ records, leftOut }).toEqual({ records: 3, leftOut: new Set(without) });
    expect(await take([header, ...all], store)).toBe(3);
    expect(await store.db.read((reader) => reader.list(KeptBans))).toEqual(bans.slice(0, 1));
    expect(await take([header, ...all], store)).toBe(0);
  });

  storeTest(kind)("may come into a store whose server has started once: what recurs is each store's own", async ({ store }) => {
    const work = { ...{ lane: "work", dueAt: account.createdAt, createdAt: account.createdAt }, attempts: 0, lastError: null };
    const recurring = { ...work, _id: newId(), kind: CLEAR_KIND, key: CLEAR_KIND, accountId: null, data: {} };
    const waiting = { ...recurring, _id: newId(), key: "one thing" };
    await beginRecurring(store, JOBS);
    const own = await store.db.read((reader) => reader.count(Work, {}));
    expect((await linesOf(store)).length).toBe(1);
    expect(await take([header, line("accounts", account), line("work", recurring), line("work", waiting)], store)).toBe(2);
    expect(await store.db.read((reader) => reader.count(Work, {}))).toBe(own + 1);
    expect((await linesOf(store)).flatMap((each) => (each.includes('"kind":"work"') ? [JSON.parse(each).record] : []))).toEqual([waiting]);
  });

  storeTest(kind)("stops at a sign-in that is linked there under another id", async ({ store }) => {
    await take([header, line("accounts", account), line("links", link)], store);
    const rival = accountRecord({ email: "rival@hobbyhub.example" });
    const lines = [header, line("accounts", rival), line("links", { ...link, _id: newId(), userId: rival._id })];
    await expect(take(lines, store)).rejects.toThrow(/^Line 3: links provider, providerAccountId google 42 belongs to somebody else/);
    expect(await store.accounts.findById(rival._id)).toBeNull();
  });

  storeTest(kind)("leaves an account that is there already, whatever its address is by now", async ({ store }) => {
    await take([header, line("accounts", { ...account, email: "older@hobbyhub.example" })], store);
    await store.accounts.create({ email: account.email, passwordHash: "hash" });
    expect(await take([header, line("accounts", account), line("links", link)], store)).toBe(1);
  });
});

describe("demo data", () => {
  let groups: ReturnType<typeof demoGroups>;
  beforeEach(() => {
    groups = demoGroups();
  });

  test("is some sixty groups in all ten categories, each with its own name, time and a fitting picture", () => {
    expect(groups).toHaveLength(60);
    for (const key of ["_id", "groupName", "createdAt", "description"] as const)
      expect(new Set(groups.map((group) => group[key])).size).toBe(60);
    expect(new Set(groups.map(({ hobbyCategory }) => hobbyCategory)).size).toBe(10);
    expect(new Set(groups.map(({ imageUrl }) => imageUrl)).size).toBe(60);
    expect(new Set(groups.map(({ ownerId }) => ownerId)).size).toBe(6);
  });

  storeTest(kinds[0] as StoreKind)("is written once", async ({ store }) => {
    expect(await findDemoPeople(store)).toEqual([]);
    expect(await seedDemo(store)).toEqual({ accounts: 6, groups: 60 });
    expect(await seedDemo(store)).toEqual({ accounts: 0, groups: 0 });
    expect(await findDemoPeople(store)).toHaveLength(6);
    expect(await store.groups.featured()).toHaveLength(6);
  });
});
