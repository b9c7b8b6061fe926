import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { NoticeSettings } from "@/lib/notices/record";
import { checkArchive, importArchive } from "@/lib/platform/store/archive-file";
import { todaysLines } from "@/lib/platform/store/archive-retired";
import { RECORDS } from "@/lib/records";
import { accountRecord } from "@/tests/support/records";
import { freshStore } from "@/tests/support/store";

const NOW = "2026-11-28T00:00:00.000Z";
const EARLIER = "2026-11-20T00:00:00.000Z";
const LATER = "2026-12-05T18:00:00.000Z";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) }));
afterEach(() => void vi.useRealTimers());

const INVITATION = "bbbbbbbbbbbbbbbbbbbbbbbb";

/** Lines of an older version, each with what it has to become. */
const OLD: [what: string, kind: string, row: object, change: object][] = [
  ["a walk-in's name gets an end", "check-ins", { name: "Rafi" }, { nameUntil: "2027-02-26T00:00:00.000Z" }],
  ["an account's short zone gets its long name", "accounts", { zone: "IST" }, { zone: "Asia/Kolkata" }],
  ["a series' short zone gets its long name", "series", { zone: "pst" }, { zone: "America/Los_Angeles" }],
  [
    "a meetup that comes is looked at by the clock",
    "meetups",
    { status: "scheduled", endsAt: LATER, zone: "BST" },
    { nextAt: NOW, zone: "Asia/Dhaka" },
  ],
  [
    "what somebody chose for meetups holds for places",
    "noticeSettings",
    { topics: { meetups: { app: false, mail: "never" } } },
    { topics: { meetups: { app: false, mail: "never" }, places: { app: false, mail: "never" } } },
  ],
  ["a choice to share an address counts from now on", "memberships", { contact: "if-the-group-moves" }, { contactSince: NOW }],
  ["an invitation was declined as the news of it tells", "invitations", { _id: INVITATION, email: "r@b.example" }, { declinedAt: EARLIER }],
];

/** Lines that have nothing to become. */
const AS_THEY_ARE: [kind: string, row: object][] = [
  ["check-ins", { name: null }],
  ["check-ins", { name: "Rafi", nameUntil: LATER }],
  ["accounts", { zone: "Asia/Dhaka" }],
  ["meetups", { status: "scheduled", endsAt: LATER, nextAt: null, zone: "Asia/Dhaka" }],
  ["meetups", { status: "cancelled", endsAt: LATER, zone: "Asia/Dhaka" }],
  ["meetups", { status: "scheduled", endsAt: EARLIER, zone: "Asia/Dhaka" }],
  ["noticeSettings", { topics: {} }],
  ["memberships", { contact: "if-the-group-moves", contactSince: null }],
  ["memberships", { contact: "never" }],
  ["invitations", { _id: INVITATION, email: null }],
  ["invitations", { _id: INVITATION, email: "r@b.example", declinedAt: null }],
];

/** Whatever a file of this version has before them: the news that an invitation was declined, twice. */
function linesBelowNews(version: number) {
  const today = todaysLines(version);
  for (const at of [EARLIER, "2026-11-10T00:00:00.000Z"])
    today({ kind: "noticeEvents", record: { kind: "invitation-refused", detail: INVITATION, at } });
  return today;
}

test.each(OLD)("%s", (_what, kind, row, change) => {
  expect(linesBelowNews(2)({ kind, record: row })).toEqual({ kind, record: { ...row, ...change } });
  expect(linesBelowNews(3)({ kind, record: row })).toEqual({ kind, record: row });
});

test.each(AS_THEY_ARE)("%s %j stays as it is", (kind, row) => {
  expect(linesBelowNews(2)({ kind, record: row })).toEqual({ kind, record: row });
});

test("a file of an older version is imported as the migrations would have it", async () => {
  const { store, remove } = await freshStore();
  const account = accountRecord({ zone: "IST" });
  const off = { app: false, mail: "never" };
  const settings = { ...{ _id: account._id, quiet: null, digestAt: "08:00", digestDay: 1, muted: [] }, topics: { meetups: off } };
  const file = async function* () {
    yield JSON.stringify({ format: "hobbyhub", version: 2, exportedAt: EARLIER });
    yield JSON.stringify({ kind: "noticeSettings", record: settings });
    yield JSON.stringify({ kind: "accounts", record: account });
  };
  expect(await checkArchive(file, store.db, RECORDS)).toEqual({ records: 2, leftOut: new Set() });
  expect(await importArchive(file, store.db, RECORDS, () => {})).toBe(2);
  const kept = await store.db.read(async (reader) => [
    (await reader.get(Accounts, account._id))?.zone,
    (await reader.get(NoticeSettings, account._id))?.topics,
  ]);
  expect(kept).toEqual(["Asia/Kolkata", { meetups: off, places: off }]);
  await remove();
});
