import { EMPTY_SETTINGS, type SettingsDraft, settingsDraftOf, settingsMessages, settingsOf } from "@/components/memberships/settings-draft";
import type { Messages } from "@/components/ui/messages";
import type { EditableGroup, GroupInput, GroupStatus, HobbyCategory } from "@/lib/groups/schema";
import { manyLines, oneLine } from "@/lib/text";

/** The fields that inputs hold as text, and how what is kept becomes it; what an older release kept in another form must not look like a change. */
const TEXTS = {
  groupName: oneLine,
  location: oneLine,
  maxMembers: String,
  startDate: oneLine,
  description: manyLines,
} satisfies { [Name in Exclude<keyof GroupInput, "hobbyCategory" | "status" | "imageUrl">]: (kept: GroupInput[Name]) => string };
type Texts = Record<keyof typeof TEXTS, string>;

/** Each of them as `of` says. */
const texts = (of: (name: keyof Texts) => string) =>
  Object.fromEntries((Object.keys(TEXTS) as (keyof Texts)[]).map((name) => [name, of(name)])) as Texts;

/** A group while somebody is still writing it: everything as the inputs hold it. */
export type Draft = SettingsDraft &
  Texts & {
    hobbyCategory: HobbyCategory | "";
    /** Empty on the update form, which has no status (docs/product.md). */
    status: GroupStatus | "";
    /** The path of one of our covers, or `web`: then the address counts. What was typed there stays while a cover is chosen. */
    picture: string;
    webAddress: string;
  };

/** A hobby with its covers, the first being its default. Handed in, because the schema's file brings the validator along. */
export interface Hobby {
  category: HobbyCategory;
  covers: [string, ...string[]];
}

export const WEB = "web";

export const EMPTY_DRAFT: Draft = {
  ...texts(() => ""),
  hobbyCategory: "",
  status: "ongoing",
  picture: "",
  webAddress: "",
  ...EMPTY_SETTINGS,
};

/** As the inputs will hold it. */
export function draftOf(group: EditableGroup): Draft {
  const own = !group.imageUrl.startsWith("/");
  return {
    ...texts((name) => (TEXTS[name] as (kept: EditableGroup[typeof name]) => string)(group[name])),
    hobbyCategory: group.hobbyCategory,
    status: "",
    picture: own ? WEB : group.imageUrl,
    webAddress: own ? group.imageUrl : "",
    ...(group.settings ? settingsDraftOf(group.settings) : EMPTY_SETTINGS),
  };
}

export const coversFor = (hobbies: Hobby[], category: Draft["hobbyCategory"]): string[] =>
  hobbies.find((hobby) => hobby.category === category)?.covers ?? [];

/** A new hobby brings its own first cover; a picture from the web stays chosen. */
export const pictureFor = (hobby: Hobby, chosen: string): string => (chosen === WEB ? WEB : hobby.covers[0]);

export const pictureOf = (draft: Draft): string => (draft.picture === WEB ? draft.webAddress.trim() : draft.picture);

/** What the schema and the API are asked about, without the settings. A number that is none is left out, so that the schema says so. */
export function inputOf(draft: Draft): Record<string, unknown> {
  const { hobbyCategory, maxMembers, status } = draft;
  return {
    ...texts((name) => draft[name]),
    hobbyCategory,
    maxMembers: numberIn(maxMembers),
    imageUrl: pictureOf(draft),
    ...(status && { status }),
  };
}

/** The settings of a draft that differ: a group nobody chose any for is sent as it always was. */
function settingsThatDiffer(draft: SettingsDraft, from: SettingsDraft = EMPTY_SETTINGS): Record<string, unknown> {
  const before: Record<string, unknown> = settingsOf(from);
  return Object.fromEntries(
    Object.entries(settingsOf(draft)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

/** What a new group is made of. */
export const creationOf = (draft: Draft): Record<string, unknown> => ({ ...inputOf(draft), ...settingsThatDiffer(draft) });

/** What an update sends: the fields that differ, so that two people's edits of different fields both stay. */
export function changesOf(draft: Draft, initial: Draft): Record<string, unknown> {
  const before = inputOf(initial);
  const changed = Object.entries(inputOf(draft)).filter(([field, value]) => value !== before[field]);
  return { ...Object.fromEntries(changed), ...settingsThatDiffer(draft, initial) };
}

/** A number as people write it, in Bangla digits as well; a sign or a fraction is left to the schema to refuse in its own words. */
export function numberIn(text: string): number | undefined {
  const digits = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The contract knows one picture, on the page it is a choice or an address; and a list of questions, each of which has an input here. */
export const onInputs = ({ imageUrl, ...others }: Partial<Record<string, string>>, draft: Draft): Messages<Draft> => ({
  ...Object.fromEntries(Object.entries(others).filter(([field]) => !field.startsWith("questions"))),
  ...settingsMessages(others, draft),
  ...(imageUrl && { [draft.picture === WEB ? "webAddress" : "picture"]: imageUrl }),
});
