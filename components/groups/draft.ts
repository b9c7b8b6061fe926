import { EMPTY_SETTINGS, type SettingsDraft, settingsDraftOf, settingsMessages, settingsOf } from "@/components/memberships/settings-draft";
import type { Messages } from "@/components/ui/messages";
import type { EditableGroup, GroupInput, GroupStatus, HobbyCategory } from "@/lib/groups/schema";
import { manyLines, oneLine } from "@/lib/text";

/**
 * The fields that inputs hold as text, each with the function that converts its stored value. The conversion also normalizes values that an
 * older release stored differently, so that they do not look like a change.
 */
const TEXTS = {
  groupName: oneLine,
  location: oneLine,
  maxMembers: String,
  startDate: oneLine,
  description: manyLines,
} satisfies { [Name in Exclude<keyof GroupInput, "hobbyCategory" | "status" | "imageUrl">]: (kept: GroupInput[Name]) => string };
type Texts = Record<keyof typeof TEXTS, string>;

/** Makes an object with `of(name)` for each of these fields. */
const texts = (of: (name: keyof Texts) => string) =>
  Object.fromEntries((Object.keys(TEXTS) as (keyof Texts)[]).map((name) => [name, of(name)])) as Texts;

/** The values of the form, as its inputs hold them. */
export type Draft = SettingsDraft &
  Texts & {
    hobbyCategory: HobbyCategory | "";
    /** Empty on the update form, which has no status (docs/product.md). */
    status: GroupStatus | "";
    /** The path of one of our covers, or `web`: then `webAddress` counts. The typed address stays while a cover is chosen. */
    picture: string;
    webAddress: string;
  };

/**
 * A hobby with its covers; the first one is the default. The server passes it in, because importing the schema would load the validator
 * too.
 */
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

/** The initial draft for an existing group. */
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

/** The picture after a change of the hobby: the first cover of the new hobby. A picture from the web stays chosen. */
export const pictureFor = (hobby: Hobby, chosen: string): string => (chosen === WEB ? WEB : hobby.covers[0]);

export const pictureOf = (draft: Draft): string => (draft.picture === WEB ? draft.webAddress.trim() : draft.picture);

/** The fields for the schema and the API, without the settings. A text that is not a number is left out, so that the schema reports it. */
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

/** The settings of a draft that differ from `from`. So a new group with default settings is sent without any settings. */
function settingsThatDiffer(draft: SettingsDraft, from: SettingsDraft = EMPTY_SETTINGS): Record<string, unknown> {
  const before: Record<string, unknown> = settingsOf(from);
  return Object.fromEntries(
    Object.entries(settingsOf(draft)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

/** The request body for a new group. */
export const creationOf = (draft: Draft): Record<string, unknown> => ({ ...inputOf(draft), ...settingsThatDiffer(draft) });

/** The request body for an update: only the fields that differ. So if two people edit different fields, both edits stay. */
export function changesOf(draft: Draft, initial: Draft): Record<string, unknown> {
  const before = inputOf(initial);
  const changed = Object.entries(inputOf(draft)).filter(([field, value]) => value !== before[field]);
  return { ...Object.fromEntries(changed), ...settingsThatDiffer(draft, initial) };
}

/** Parses a number, also in Bangla digits. It accepts a minus sign and a fraction, so that the schema refuses them with its own message. */
export function numberIn(text: string): number | undefined {
  const digits = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Maps the messages of the API to the inputs. The API has one `imageUrl`; the form has a choice and an address. Each question has its own
 * input.
 */
export const onInputs = ({ imageUrl, ...others }: Partial<Record<string, string>>, draft: Draft): Messages<Draft> => ({
  ...Object.fromEntries(Object.entries(others).filter(([field]) => !field.startsWith("questions"))),
  ...settingsMessages(others, draft),
  ...(imageUrl && { [draft.picture === WEB ? "webAddress" : "picture"]: imageUrl }),
});
