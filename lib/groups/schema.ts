import { z } from "zod";
// Relative imports, because next.config.ts loads this file and cannot resolve "@" there.
import { editOf } from "../field-defaults";
import { fieldPicker } from "../field-picker";
import { HOBBIES } from "../hobbies";
import { isHttpsAddress, refusedAddress } from "../https-address";
import { slugOf } from "../slug";
import { manyLines } from "../text";
import { shortText, text } from "../text-field";
import type { GroupSettings } from "./setting-schema";

/** The ten hobbies. Each group has exactly one. */
export const HOBBY_CATEGORIES = HOBBIES;
export type HobbyCategory = (typeof HOBBY_CATEGORIES)[number];

const GROUP_STATUSES = ["ongoing", "outgoing"] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

/** The sort orders of a list. Names are compared without regard to case. */
export const GROUP_SORTS = ["newest", "az", "za"] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

const OTHER_COVERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Our own ten pictures for a category. The first one is the default. */
export function coversOf(category: HobbyCategory): [string, ...string[]] {
  const slug = slugOf(category);
  return [`/covers/${slug}.svg`, ...OTHER_COVERS.map((number) => `/covers/${slug}-${number}.svg` as const)];
}

const COVERS: ReadonlySet<string> = new Set(HOBBY_CATEGORIES.flatMap(coversOf));

/** True for the path of one of our own covers. */
export const isCover = (picture: string): boolean => COVERS.has(picture);

/** The path of one of our covers, or an https address. The server never fetches it. */
export const Picture = text({
  missing: "Choose a picture or give its address.",
  max: 2000,
  tooLong: "This address is too long.",
  tidy: (address) => address.trim(),
})
  .refine((value) => isCover(value) || isHttpsAddress(value), { error: ({ input }) => refusedAddress("picture", input) })
  .describe("An https address, or the path of one of our own covers.");

/** A day, `YYYY-MM-DD`, as a form sends it. It may be in the past. */
const Day = shortText(10, "Choose a day.", "Choose a day.").check(z.iso.date("Choose a day."));

export const GroupInput = z.strictObject({
  groupName: text({ missing: "Give your group a name.", max: 80, tooLong: "Keep the name to 80 characters." }),
  hobbyCategory: z.enum(HOBBY_CATEGORIES, "Choose a hobby."),
  location: text({ missing: "Say where you meet.", max: 120, tooLong: "Keep the place to 120 characters." }),
  maxMembers: z
    .number("Enter a number.")
    .int("Enter a whole number.")
    .min(1, "A group has room for at least one.")
    .max(10_000, "A group has room for at most 10,000."),
  startDate: Day,
  status: z.enum(GROUP_STATUSES, "Choose a status."),
  description: text({
    missing: "Tell people about your group.",
    max: 2000,
    tooLong: "Keep the description to 2,000 characters.",
    tidy: manyLines,
  }),
  imageUrl: Picture,
});
export type GroupInput = z.output<typeof GroupInput>;

/** Picks from a group the fields of its form. A field added to `GroupInput` is picked too. */
export const fieldsOf = fieldPicker(GroupInput);

/** The edit form has no status: the creator chooses it once, at creation (docs/product.md). */
export const GroupEdit = editOf(GroupInput.omit({ status: true }).shape);
export type GroupEdit = z.output<typeof GroupEdit>;

/** The fields of a card. Safe to show to anyone: no e-mail address, no owner. */
export type GroupCard = Pick<GroupInput, "groupName" | "hobbyCategory" | "location" | "maxMembers" | "imageUrl"> & {
  _id: string;
  slug: string;
};

/** A featured group of the home page (docs/product.md). */
export type FeaturedGroup = Pick<GroupInput, "groupName" | "hobbyCategory" | "location" | "description" | "imageUrl"> & {
  _id: string;
  /** For the link to its public page. The answer of the API leaves it out. */
  slug?: string;
};

/** A row of "My Groups", and the initial values of the update form. */
export type MyGroupRow = Omit<GroupInput, "status"> & { _id: string };

/** A row of the table of the actor's own groups. */
export interface OwnGroupRow extends MyGroupRow {
  closed: boolean;
  /** The owner has offered the group to a member, who has not answered yet. */
  offered: boolean;
}

/** The initial values of the update form. `settings` is null for a person who may not change them. */
export interface EditableGroup extends MyGroupRow {
  settings: GroupSettings | null;
  /** How many requests to join are open. */
  requests: number;
}

/** The fields of a group that everybody may see: those of `docs/product.md`, and the settings. */
export type GroupShown = GroupInput & GroupSettings & { _id: string; rulesVersion: number; slug: string };

/** A group's own page, with the permissions of the person who views it. */
export interface GroupPage extends GroupShown {
  organizer: { displayName: string; photoURL: string | null };
  can: { edit: boolean };
}

/** Groups per category; a category without groups is absent. */
export type CategoryCounts = Partial<Record<HobbyCategory, number>>;

/** For lists of cards and for tables. */
export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
