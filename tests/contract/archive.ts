import { expect } from "vitest";
import { type Account, Accounts, ProviderLinks } from "@/lib/accounts/record";
import type { ContactMessage } from "@/lib/contact/schema";
import { type Group, Groups } from "@/lib/groups/record";
import type { MailLink } from "@/lib/links/record";
import type { DueWork } from "@/lib/platform/clock/record";
import { exportLines } from "@/lib/platform/store/archive-file";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { RECORDS } from "@/lib/records";
import type { Session } from "@/lib/sessions/record";
import type { Store } from "@/tests/support/nouns";
import { accountRecord, all, byText, FARHAN, groupRecord } from "../support/records";
import type { StoreTest } from "../support/store-test";

const account = accountRecord();
const records: {
  accounts: Account[];
  links: Row<typeof ProviderLinks>[];
  groups: Group[];
  messages: ContactMessage[];
  mailLinks: MailLink[];
  sessions: Session[];
  work: DueWork[];
} = {
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
  links: [{ _id: newId(), userId: account._id, type: "oidc", provider: "google", providerAccountId: "42" }],
  groups: [
    groupRecord({ ownerId: account._id, groupName: "আড্ডা" }),
    groupRecord({ ownerId: FARHAN, status: "outgoing", hobbyCategory: "Fishing" }),
  ],
  messages: [{ _id: newId(), name: "Rafi", email: "rafi@hobbyhub.example", message: "Hi", createdAt: "2026-11-02T08:00:00.000Z" }],
  mailLinks: [
    {
      _id: newId(),
      accountId: account._id,
      purpose: "reset",
      email: account.email,
      createdAt: "2026-11-02T08:00:00.000Z",
      expiresAt: "2026-11-02T09:00:00.000Z",
    },
  ],
  sessions: [
    {
      _id: newId(),
      accountId: account._id,
      version: 1,
      device: "Firefox on Linux",
      kind: "computer",
      createdAt: "2026-11-02T08:00:00.000Z",
      seenAt: "2026-11-02T09:00:00.000Z",
    },
  ],
  work: [
    {
      _id: newId(),
      lane: "mail",
      kind: "contact.message",
      key: "a message",
      dueAt: "2026-11-02T09:00:00.000Z",
      createdAt: "2026-11-02T08:00:00.000Z",
      attempts: 2,
      lastError: "The provider was away.",
      accountId: null,
      data: { of: ["any", { shape: true }] },
    },
  ],
};

/** In the order of their ids, as an archive reads them. */
const rowsOf = (name: string): readonly unknown[] =>
  [...((records as Record<string, readonly { _id: string }[]>)[name] ?? [])].sort((one, other) => byText(one._id, other._id));

async function fill(store: Store): Promise<number> {
  let added = 0;
  for (const record of RECORDS) added += await store.archive.add(record, rowsOf(record.name) as never[]);
  return added;
}

export function archiveContract(test: StoreTest): void {
  test("every record comes back as it was, and a second time adds nothing", async ({ store }) => {
    expect(await fill(store)).toBe(9);
    expect(await fill(store)).toBe(0);
    for (const record of RECORDS) expect(await all(store.archive.read(record))).toEqual(rowsOf(record.name));
    expect(await store.groups.counts()).toEqual({ Running: 1, Fishing: 1 });
    expect((await store.groups.search({ words: ["আড্ডা"], sort: "az", limit: 5 }))?.items).toEqual([records.groups[0]]);
    expect(await store.works.claim("mail", [], 5, 60_000)).toMatchObject([{ _id: records.work[0]?._id, attempts: 2 }]);
  });

  test("what is there already stays as it is", async ({ store }) => {
    await fill(store);
    const changed = groupRecord({ _id: records.groups[0]?._id ?? "", groupName: "Something else", hobbyCategory: "Other" });
    expect(await store.archive.add(Groups, [changed, groupRecord()])).toBe(1);
    expect(await store.groups.findById(changed._id)).toEqual(records.groups[0]);
    expect(await store.groups.counts()).toEqual({ Running: 2, Fishing: 1 });
  });

  test("an export is of the moment it began, whatever is written meanwhile", async ({ store, other }) => {
    await fill(store);
    const lines: string[] = [];
    const fresh = groupRecord({ ownerId: account._id });
    for await (const line of exportLines(store.db, RECORDS)) {
      lines.push(line);
      if (lines.length !== 2) continue;
      await other.archive.add(Groups, [fresh]);
      await other.db.write((tx) => tx.delete(Groups, records.groups[0]?._id ?? ""));
    }
    const ids = lines.flatMap((line) => (line.startsWith('{"kind":"groups"') ? [JSON.parse(line).record._id] : []));
    expect(ids).toEqual(rowsOf("groups").map((row) => (row as Group)._id));
    expect(await store.groups.findById(fresh._id)).toEqual(fresh);
  });

  test("a record named twice is added once", async ({ store }) => {
    const group = groupRecord();
    expect(await store.archive.add(Groups, [group, group])).toBe(1);
    expect(await store.groups.counts()).toEqual({ Running: 1 });
  });

  test("an address that belongs to another account stops the whole batch", async ({ store }) => {
    await fill(store);
    const fresh = accountRecord({ email: "new@hobbyhub.example" });
    await expect(store.archive.add(Accounts, [fresh, accountRecord()])).rejects.toMatchObject({ name: "AppError", code: "conflict" });
    expect(await store.accounts.findById(fresh._id)).toBeNull();
    const link = { _id: newId(), userId: account._id, type: "oidc", provider: "google", providerAccountId: "42" };
    await expect(store.archive.add(ProviderLinks, [link])).rejects.toMatchObject({ code: "conflict" });
  });

  test("a large store is added in batches and read in batches by id", async ({ store }) => {
    const many = Array.from({ length: 1203 }, () => groupRecord({ description: "x", location: "x" }));
    expect(await store.archive.add(Groups, many)).toBe(many.length);
    const ids = (await all(store.archive.read(Groups))).map(({ _id }) => _id);
    expect(ids).toEqual(many.map(({ _id }) => _id).sort(byText));
  }, 60_000);
}
