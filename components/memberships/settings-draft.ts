import type { ComponentProps } from "react";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import { manyLines, oneLine } from "@/lib/text";
import { listed } from "@/lib/word-list";

/** The values of the settings form, as its inputs hold them. */
export type SettingsDraft = {
  joinPolicy: string;
  question1: string;
  question2: string;
  question3: string;
  rules: string;
  visibility: string;
};

/** The props that the form passes to each field of a group's settings. */
export interface SettingsFieldProps {
  /** The props that connect an input to the form. */
  input: (name: keyof SettingsDraft) => ComponentProps<"input"> & ComponentProps<"textarea">;
  /** Changes the text of an input from code. */
  write: (name: keyof SettingsDraft, words: string) => void;
  messages: Partial<Record<keyof SettingsDraft, string | undefined>>;
}

export const QUESTION_FIELDS = ["question1", "question2", "question3"] as const;

/** The settings of a group that was created with the required fields only. */
export const EMPTY_SETTINGS: SettingsDraft = {
  joinPolicy: "open",
  question1: "",
  question2: "",
  question3: "",
  rules: "",
  visibility: "public",
};

export const SETTING_FIELDS = Object.keys(EMPTY_SETTINGS) as (keyof SettingsDraft)[];

/** Picks the settings that are a choice. Their values are the same in an input and in the API. */
const choicesIn = ({ joinPolicy, visibility }: Pick<SettingsDraft, "joinPolicy" | "visibility">) => ({ joinPolicy, visibility });

export function settingsDraftOf({ questions, rules, ...kept }: GroupSettings): SettingsDraft {
  const [question1 = "", question2 = "", question3 = ""] = questions.map(oneLine);
  return { ...choicesIn(kept), question1, question2, question3, rules: manyLines(rules) };
}

/** The settings for the schema and the API. Empty questions are left out. */
export function settingsOf({ question1, question2, question3, rules, ...draft }: SettingsDraft) {
  const questions = [question1, question2, question3].map(oneLine).filter(Boolean);
  return { ...choicesIn(draft), questions, rules: manyLines(rules) };
}

/** Maps the messages of the API to the inputs. The API names a question by its index among the questions that are not empty. */
export function settingsMessages(
  fields: Partial<Record<string, string>>,
  draft: SettingsDraft,
): Partial<Record<keyof SettingsDraft, string>> {
  const written = QUESTION_FIELDS.filter((name) => oneLine(draft[name]) !== "");
  const found: Partial<Record<keyof SettingsDraft, string>> = {};
  for (const [field, message] of Object.entries(fields)) {
    const question = written[Number(/^questions\.(\d)/.exec(field)?.[1] ?? -1)];
    if (question) found[question] = message;
    else if (field === "questions") found.question1 = message;
    else if (field in EMPTY_SETTINGS) found[field as keyof SettingsDraft] = message;
  }
  return found;
}

/** A short summary of the settings, for the heading of the fold. */
export function settingsInWords({ joinPolicy, visibility, rules, ...draft }: SettingsDraft): string {
  const who = { open: "Everybody", approval: "On approval", invitation: "By invitation" }[joinPolicy] ?? "";
  const questions = QUESTION_FIELDS.filter((name) => draft[name].trim() !== "").length;
  const parts = [
    who,
    questions > 0 && `${questions} ${questions === 1 ? "question" : "questions"}`,
    rules.trim() && "rules",
    visibility === "unlisted" && "unlisted",
  ];
  return parts.filter(Boolean).join(", ");
}

const NAMES: Record<string, string> = {
  groupName: "the name",
  hobbyCategory: "the hobby",
  location: "the place",
  startDate: "the start",
  description: "the description",
  imageUrl: "the picture",
  joinPolicy: "who may join",
  questions: "the questions",
  rules: "the rules",
  visibility: "who sees the group",
  maxMembers: "the number of places",
};

/** "the rules and the questions". */
export const settingNames = (names: readonly string[]): string => listed(names.map((name) => NAMES[name] ?? name));
