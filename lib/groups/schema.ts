import { z } from "zod";
// By their relative paths: next.config.ts loads this file, and does not know "@" here.
import { editOf } from "../field-defaults";
import { fieldPicker } from "../field-picker";
import { HOBBIES } from "../hobbies";
import { isHttpsAddress, refusedAddress } from "../https-address";
import { slugOf } from "../slug";
import { manyLines } from "../text";
import { shortText, text } from "../text-field";
import type { GroupSettings } from "./setting-schema";

/** The ten hobbies; a group has one of them. */
export const HOBBY_CATEGORIES = HOBBIES;
export type HobbyCategory = (typeof HOBBY_CATEGORIES)[number];

const GROUP_STATUSES = ["ongoing", "outgoing"] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

/** Orders a list can be asked for; names compare without regard to case. */
export const GROUP_SORTS = ["newest", "az", "za"] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

const OTHER_COVERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Our own ten pictures for a category, the first one being its default. */
export function coversOf(category: HobbyCategory): [string, ...string[]] {
  const slug = slugOf(category);
  return [`/covers/${slug}.svg`, ...OTHER_COVERS.map((number) => `/covers/${slug}-${number}.svg` as const)];
}

const COVERS: ReadonlySet<string> = new Set(HOBBY_CATEGORIES.flatMap(coversOf));

/** True for the path of one of our own covers. */
export const isCover = (picture: string): boolean => COVERS.has(picture);

/** One of our covers by its path, or an https address. Never fetched by the server. */
export const Picture = text({
  missing: "Choose a picture or give its address.",
  max: 2000,
  tooLong: "This address is too long.",
  tidy: (address) => address.trim(),
}).refine((value) => isCover(value) || isHttpsAddress(value), { error: ({ input }) => refusedAddress("picture", input) });

/** A day as people write it in a form; the past is allowed. */
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

/** Of a group what is written in its form: a new field is in all that shows these. */
export const fieldsOf = fieldPicker(GroupInput);

/** Status is chosen once, at creation (docs/product.md). */
export const GroupEdit = editOf(GroupInput.omit({ status: true }).shape);
export type GroupEdit = z.output<typeof GroupEdit>;

/** What a card shows. Safe for anyone: no e-mail, no owner. */
export type GroupCard = Pick<GroupInput, "groupName" | "hobbyCategory" | "location" | "maxMembers" | "imageUrl"> & {
  _id: string;
  slug: string;
};

/** What the home page features (docs/product.md). */
export type FeaturedGroup = Pick<GroupInput, "groupName" | "hobbyCategory" | "location" | "description" | "imageUrl"> & {
  _id: string;
  /** Its name leads to its public page; what the API gives out has none. */
  slug?: string;
};

/** A row of "My Groups", and what the update form starts from. */
export type MyGroupRow = Omit<GroupInput, "status"> & { _id: string };

/** A row of the table of one's own groups. */
export interface OwnGroupRow extends MyGroupRow {
  closed: boolean;
  /** Somebody was asked to take it over, and has not answered. */
  offered: boolean;
}

/** What the update form starts from; the settings only for whoever may change them. */
export interface EditableGroup extends MyGroupRow {
  settings: GroupSettings | null;
  /** How many have asked to join and wait for an answer. */
  requests: number;
}

/** What of a group everybody may see: its fields of `docs/product.md` and the settings. */
export type GroupShown = GroupInput & GroupSettings & { _id: string; rulesVersion: number; slug: string };

/** A group's own page, with what this viewer may do there. */
export interface GroupPage extends GroupShown {
  organizer: { displayName: string; photoURL: string | null };
  can: { edit: boolean };
}

/** Groups per category; a category without groups is absent. */
export type CategoryCounts = Partial<Record<HobbyCategory, number>>;

/** 24 to a page, as cards and as rows. */
export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
