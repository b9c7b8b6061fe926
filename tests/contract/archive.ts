import { expect } from "vitest";
import { newId } from "@/lib/platform/store/id";
import { ARCHIVE_KINDS, type ArchiveRecords } from "@/lib/platform/store/port/archive";
import type { Store } from "@/lib/platform/store/port/store";
import { accountRecord, all, byText, FARHAN, groupRecord } from "../support/records";
import type { StoreTest } from "../support/store-test";

const account = accountRecord();
const records: { [Kind in keyof ArchiveRecords]: ArchiveRecords[Kind][] } = {
  accounts: [
    account,
    accountRecord({
      email: "farhan@hobbyhub.example",
      passwordHash: null,
      role: "admin",
      photoURL: "https://a.example/f.png",
      sessionVersion: 7,
    }),
  ],
  links: [{ id: newId(), userId: account.id, type: "oidc", provider: "google", providerAccountId: "42" }],
  groups: [
    groupRecord({ ownerId: account.id, groupName: "আড্ডা" }),
    groupRecord({ ownerId: FARHAN, status: "outgoing", hobbyCategory: "Fishing" }),
  ],
  messages: [{ id: newId(), name: "Rafi", email: "rafi@hobbyhub.example", message: "Hi", createdAt: "2026-11-02T08:00:00.000Z" }],
  outbox: [
    {
      id: newId(),
      to: "a@b.example",
      subject: "S",
      text: "T",
      replyTo: "c@d.example",
      attempts: 2,
      createdAt: "2026-11-02T08:00:00.000Z",
      dueAt: "2026-11-02T09:00:00.000Z",
      sentAt: null,
    },
    {
      id: newId(),
      to: "a@b.example",
      subject: "S",
      text: "T",
      attempts: 0,
      createdAt: "2026-11-02T08:00:00.000Z",
      dueAt: "2026-11-02T09:00:00.000Z",
      sentAt: "2026-11-02T09:01:00.000Z",
    },
  ],
};

async function fill(store: Store): Promise<number> {
  let added = 0;
  for (const kind of ARCHIVE_KINDS) added += await store.archive.add(kind, records[kind] as never[]);
  return added;
}

export function archiveContract(test: StoreTest): void {
  test("every record comes back as it was, and a second time adds nothing", async ({ store }) => {
    expect(await fill(store)).toBe(8);
    expect(await fill(store)).toBe(0);
    for (const kind of ARCHIVE_KINDS) expect(await all(store.archive.read(kind))).toEqual(records[kind]);
    expect(await store.groups.counts()).toEqual({ Running: 1, Fishing: 1 });
    expect((await store.groups.search({ words: ["আড্ডা"], sort: "az", limit: 5 }))?.items).toEqual([records.groups[0]]);
    expect(await store.outbox.claim(5, 60_000)).toMatchObject([{ id: records.outbox[0]?.id, attempts: 2 }]);
  });

  test("what is there already stays as it is", async ({ store }) => {
    await fill(store);
    const changed = groupRecord({ _id: records.groups[0]?._id ?? "", groupName: "Something else", hobbyCategory: "Other" });
    expect(await store.archive.add("groups", [changed, groupRecord()])).toBe(1);
    expect(await store.groups.findById(changed._id)).toEqual(records.groups[0]);
    expect(await store.groups.counts()).toEqual({ Running: 2, Fishing: 1 });
  });

  test("a record named twice is added once", async ({ store }) => {
    const group = groupRecord();
    expect(await store.archive.add("groups", [group, group])).toBe(1);
    expect(await store.groups.counts()).toEqual({ Running: 1 });
  });

  test("an address that belongs to another account stops the whole call", async ({ store }) => {
    await fill(store);
    const fresh = accountRecord({ email: "new@hobbyhub.example" });
    await expect(store.archive.add("accounts", [fresh, accountRecord()])).rejects.toMatchObject({ name: "AppError", code: "conflict" });
    expect(await store.accounts.findById(fresh.id)).toBeNull();
    const link = { id: newId(), userId: account.id, type: "oidc", provider: "google", providerAccountId: "42" };
    await expect(store.archive.add("links", [link])).rejects.toMatchObject({ code: "conflict" });
  });

  test("a large store is read in batches by id", async ({ store }) => {
    const many = Array.from({ length: 1203 }, () => groupRecord({ description: "x", location: "x" }));
    for (let from = 0; from < many.length; from += 100) await store.archive.add("groups", many.slice(from, from + 100));
    const ids = (await all(store.archive.read("groups"))).map(({ _id }) => _id);
    expect(ids).toEqual(many.map(({ _id }) => _id).sort(byText));
  }, 60_000);
}
