// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, expect, test, vi } from "vitest";
import { readPublicMeetup } from "@/app/read-public-meetup";
import { Groups } from "@/lib/groups/record";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import { database } from "@/lib/platform/store";
import { aMeetingGroup, plan } from "@/tests/support/meetups";

// No page is being made here that could say what it shows.
vi.mock("@/lib/platform/rendering/shown-topics", () => ({ showsTopic: async () => true }));

let slug: string;
let id: string;

beforeAll(async () => {
  const db = await database();
  const { groupId, ownerId } = await aMeetingGroup(db, { groupName: "Café walks" });
  id = await plan(db, groupId, ownerId);
  slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
});

const read = (asked: string) => readPublicMeetup(encodeURIComponent(asked), id, (slugNow) => meetupPath(slugNow, id));

test("a meetup is found by its address in any form of Unicode, and has one page", async () => {
  const other = slug.normalize("NFD");
  expect(other).not.toBe(slug);
  expect(await getPublicMeetup(other, id)).toMatchObject({ _id: id, slug });
  expect(await read(slug)).toMatchObject({ _id: id });
  await expect(read(other)).rejects.toEqual(expect.objectContaining({ digest: expect.stringContaining(`;${meetupPath(slug, id)};308;`) }));
});
