import type { Group, GroupInput, GroupStatus, HobbyCategory } from "@/lib/groups/schema";
import { manyLines, oneLine } from "@/lib/text";

/** A group while somebody is still writing it: everything as the inputs hold it. */
export interface Draft {
  groupName: string;
  hobbyCategory: HobbyCategory | "";
  location: string;
  maxMembers: string;
  startDate: string;
  /** Empty on the update form, which has no status (spec section 2). */
  status: GroupStatus | "";
  description: string;
  /** One of our covers, or an address on the web; what was typed stays while the other is chosen. */
  picture: "cover" | "web";
  cover: string;
  webAddress: string;
}

/** A hobby with its covers, the first being its default. Handed in, because the schema's file brings the validator along. */
export interface Hobby {
  category: HobbyCategory;
  covers: [string, ...string[]];
}

/** Errors go by the names of the contract. */
export type InputField = keyof GroupInput;
export type DraftErrors = Partial<Record<InputField, string>>;

/** The order of the fields on the page: where focus goes when several are wrong. */
export const INPUT_FIELDS = [
  "groupName",
  "hobbyCategory",
  "imageUrl",
  "location",
  "maxMembers",
  "startDate",
  "status",
  "description",
] as const satisfies InputField[];

export const EMPTY_DRAFT: Draft = {
  groupName: "",
  hobbyCategory: "",
  location: "",
  maxMembers: "",
  startDate: "",
  status: "ongoing",
  description: "",
  picture: "cover",
  cover: "",
  webAddress: "",
};

export type EditableGroup = Omit<Group, "ownerId" | "createdAt" | "status">;

/** As the inputs will hold it: what an older release kept in another form must not look like a change. */
export function draftOf(group: EditableGroup, hobbies: Hobby[]): Draft {
  const own = !group.imageUrl.startsWith("/");
  return {
    groupName: oneLine(group.groupName),
    hobbyCategory: group.hobbyCategory,
    location: oneLine(group.location),
    maxMembers: String(group.maxMembers),
    startDate: group.startDate,
    status: "",
    description: manyLines(group.description),
    picture: own ? "web" : "cover",
    cover: own ? (coversFor(hobbies, group.hobbyCategory)[0] ?? "") : group.imageUrl,
    webAddress: own ? group.imageUrl : "",
  };
}

export const coversFor = (hobbies: Hobby[], category: Draft["hobbyCategory"]): string[] =>
  hobbies.find((hobby) => hobby.category === category)?.covers ?? [];

/** A new hobby brings its own first cover; a picture from the web stays chosen. */
export const withHobby = (draft: Draft, { category, covers }: Hobby): Draft => ({ ...draft, hobbyCategory: category, cover: covers[0] });

export const pictureOf = (draft: Draft): string => (draft.picture === "web" ? draft.webAddress.trim() : draft.cover);

/** What the schema and the API are asked about. A number that is none is left out, so that the schema says so. */
export function inputOf(draft: Draft): Record<string, unknown> {
  const { status, maxMembers, picture: _picture, cover: _cover, webAddress: _webAddress, ...rest } = draft;
  return { ...rest, maxMembers: numberIn(maxMembers), imageUrl: pictureOf(draft), ...(status && { status }) };
}

/** What an update sends: the fields that differ, so that two people's edits of different fields both stay. */
export function changesOf(draft: Draft, initial: Draft): Record<string, unknown> {
  const before = inputOf(initial);
  return Object.fromEntries(Object.entries(inputOf(draft)).filter(([field, value]) => value !== before[field]));
}

/** A number as people write it, in Bangla digits as well; a sign or a fraction is left to the schema to refuse in its own words. */
export function numberIn(text: string): number | undefined {
  const digits = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

export function isChanged(draft: Draft, initial: Draft): boolean {
  return (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== initial[field]);
}

const TEXT_FIELDS = ["groupName", "location", "maxMembers", "startDate", "description"] as const;

/** What somebody typed before the page woke up, or what the browser put back after a reload. A form ends its lines in its own way. */
export function typedEarly(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const typed = new FormData(form);
  const texts = TEXT_FIELDS.map((field) => [field, String(typed.get(field) ?? "").replaceAll("\r\n", "\n")] as const);
  return Object.fromEntries(texts.filter(([field, text]) => text !== draft[field]));
}
