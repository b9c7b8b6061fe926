import { expect, test } from "vitest";
import { Notices } from "@/lib/notices/record";
import type { Listing } from "@/lib/platform/store/database";
import { sortOf } from "@/lib/platform/store/mongo/reader";

const [accountId, newest] = ["0123456789abcdef01234567", { by: "eventId", descending: true }] as const;

const lists: [what: string, listing: Listing<typeof Notices>, sort: object][] = [
  ["what a unique index holds with what is asked for", { where: { accountId }, ...newest }, { eventId: -1 }],
  ["the same of some", { where: { accountId, readAt: null, shown: true }, ...newest }, { eventId: -1 }],
  ["what several people have", { where: { accountId: { in: [accountId] } }, ...newest }, { eventId: -1, _id: -1 }],
  ["what nobody is named for", { where: { mailId: accountId }, ...newest }, { eventId: -1, _id: -1 }],
  ["equal values", { where: { accountId }, by: "at" }, { at: 1, _id: 1 }],
  ["the id", { where: { accountId } }, { _id: 1 }],
];

test.each(lists)("the order falls back on the id only where two may stand at one place: %s", (_, listing, sort) => {
  expect(sortOf(Notices, listing)).toEqual(sort);
});
