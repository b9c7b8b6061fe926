import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { tokenize } from "@/lib/platform/store/tokenize";
import { GroupInput } from "./schema";
import { keptSettings } from "./setting-schema";

/** What a list of names is sorted by. */
export const nameKey = (groupName: string): string => groupName.normalize("NFC").toLowerCase().normalize("NFC");

/** What a search finds a group by. */
export const wordsOf = ({
  groupName,
  hobbyCategory,
  location,
  description,
}: Pick<z.infer<typeof GroupInput>, "groupName" | "hobbyCategory" | "location" | "description">): string[] =>
  tokenize(`${groupName} ${hobbyCategory} ${location} ${description}`);

/** The ownership of the group is offered to somebody. */
const Transfer = z.strictObject({ personId: id(), offeredAt: moment(), expiresAt: moment() });
/** A move the owner announced: those who agreed to it are in the export from `exportFrom` on. */
const Move = z.strictObject({ to: z.string(), text: z.string(), announcedAt: moment(), exportFrom: moment() });

/**
 * One index per order of each list (everybody's, a category's, an owner's, an owner's in a category). An unlisted group is in none of
 * everybody's lists, counts and searches. What has a default may be absent in a file of an older version.
 */
export const Groups = record(
  "groups",
  {
    _id: id(),
    ...GroupInput.shape,
    /** Whose it is today; null once a closed group's owner is gone. */
    ownerId: id("accounts").nullable(),
    createdAt: moment(),
    /** Null only until a group of an older version has been completed. */
    slug: z.string().nullable(),
    ...keptSettings,
    /** Rises with every change of the rules. */
    rulesVersion: z.number().int().default(0),
    closedAt: moment().nullable(),
    transfer: Transfer.nullable(),
    move: Move.nullable(),
    /** Those who had asked are being let in. */
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
    words: (group) => (group.visibility === "public" ? wordsOf(group) : []),
    tally: ({ ownerId, hobbyCategory, visibility }) => [
      ...(visibility === "public" ? [{ scope: EVERYBODY, key: hobbyCategory }] : []),
      ...(ownerId === null ? [] : [{ scope: ownerId, key: hobbyCategory }]),
    ],
    people: { ownerId: { end: "room", file: "groups-you-own.json", about: "The groups that are yours.", without: ["transfer"] } },
    stale: ({ _id, visibility }) => (visibility === "public" ? ["groups", `group:${_id}`] : [`group:${_id}`]),
  },
);

/** A group as it is kept. */
export type Group = Row<typeof Groups>;

/** The scope of everybody's counts; a person's is their id. */
export const EVERYBODY = "";

/** Every address a group ever had. It is never given to another group, also when this one is gone. */
export const Slugs = record(
  "slugs",
  { _id: id(), slug: z.string(), groupId: id() },
  {
    unique: [["slug"]],
    index: [["groupId"]],
    // A host that keeps pages that are not there has kept some for addresses that lead somewhere from now on.
    stale: () => ["slugs"],
    people: { nobody: "An address names its group." },
  },
);
