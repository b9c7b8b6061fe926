import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { tokenize } from "@/lib/platform/store/tokenize";
import { GroupInput } from "./schema";
import { keptSettings } from "./setting-schema";

/** The sort key for lists by name. */
export const nameKey = (groupName: string): string => groupName.normalize("NFC").toLowerCase().normalize("NFC");

/** The words by which a search finds a group. */
export const searchWords = ({
  groupName,
  hobbyCategory,
  location,
  description,
}: Pick<z.infer<typeof GroupInput>, "groupName" | "hobbyCategory" | "location" | "description">): string[] =>
  tokenize(`${groupName} ${hobbyCategory} ${location} ${description}`);

/** The owner has offered the group to a member. */
const Transfer = z.strictObject({ personId: id(), offeredAt: moment(), expiresAt: moment() });
/** A move to another place that the owner announced. From `exportFrom` on, the export contains the members who agreed to it. */
const Move = z.strictObject({ to: z.string(), text: z.string(), announcedAt: moment(), exportFrom: moment() });

/**
 * One index for each order of each list (all groups, a category, an owner, an owner and a category). Public lists, counts and searches
 * leave out unlisted groups. A field with a default may be absent in a file of an older version.
 */
export const Groups = record(
  "groups",
  {
    _id: id(),
    ...GroupInput.shape,
    /** The current owner. Null after the owner of a closed group has left or deleted the account. */
    ownerId: id("accounts").nullable(),
    createdAt: moment(),
    /** Null only for a group of an older version that `completeGroups` has not migrated yet. */
    slug: z.string().nullable(),
    ...keptSettings,
    /** Increases with every change of the rules. */
    rulesVersion: z.number().int().default(0),
    closedAt: moment().nullable(),
    transfer: Transfer.nullable(),
    move: Move.nullable(),
    /** The owner has opened the group and lets in everybody who had asked to join; some of these requests are still open. */
    lettingIn: z.boolean().default(false),
  },
  {
    derive: { nameKey: ({ groupName }) => nameKey(groupName) },
    index: [
      ["visibility", "nameKey"],
      ["visibility", "createdAt"],
      ["visibility", "hobbyCategory", "nameKey"],
      ["visibility", "hobbyCategory", "createdAt"],
      ["ownerId", "nameKey"],
      ["ownerId", "createdAt"],
      ["ownerId", "hobbyCategory", "nameKey"],
      ["ownerId", "hobbyCategory", "createdAt"],
      ["slug"],
    ],
    words: (group) => (group.visibility === "public" ? searchWords(group) : []),
    tally: ({ ownerId, hobbyCategory, visibility }) => [
      ...(visibility === "public" ? [{ scope: EVERYBODY, key: hobbyCategory }] : []),
      ...(ownerId === null ? [] : [{ scope: ownerId, key: hobbyCategory }]),
    ],
    people: { ownerId: { end: "room", file: "groups-you-own.json", about: "The groups that are yours.", without: ["transfer"] } },
    stale: ({ _id, visibility }) => (visibility === "public" ? ["groups", `group:${_id}`] : [`group:${_id}`]),
  },
);

/** A group as the store holds it. */
export type Group = Row<typeof Groups>;

/** The scope of the counts of all public groups. The scope of a person's counts is the person's id. */
export const EVERYBODY = "";

/** Every address a group ever had. No other group ever gets it, even after this group is deleted. */
export const Slugs = record(
  "slugs",
  { _id: id(), slug: z.string(), groupId: id() },
  {
    unique: [["slug"]],
    index: [["groupId"]],
    // A host may have cached a 404 for this address, which leads to a group from now on.
    stale: () => ["slugs"],
    people: { nobody: "An address names its group." },
  },
);
