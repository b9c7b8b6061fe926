import type { ComponentProps } from "react";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import { manyLines, oneLine } from "@/lib/text";
import { listed } from "@/lib/word-list";

/** Who may join, while somebody is still choosing: everything as the inputs hold it. */
export type SettingsDraft = {
  joinPolicy: string;
  question1: string;
  question2: string;
  question3: string;
  rules: string;
  visibility: string;
};

/** What each of the fields of a group's settings is given by the form around it. */
export interface SettingsFieldProps {
  /** What wires an input to its form. */
  input: (name: keyof SettingsDraft) => ComponentProps<"input"> & ComponentProps<"textarea">;
  /** Puts other words into an input than were typed there. */
  write: (name: keyof SettingsDraft, words: string) => void;
  messages: Partial<Record<keyof SettingsDraft, string | undefined>>;
}

export const QUESTION_FIELDS = ["question1", "question2", "question3"] as const;

/** What a group has that was made with the required fields alone. */
export const EMPTY_SETTINGS: SettingsDraft = {
  joinPolicy: "open",
  question1: "",
  question2: "",
  question3: "",
  rules: "",
  visibility: "public",
};

export const SETTING_FIELDS = Object.keys(EMPTY_SETTINGS) as (keyof SettingsDraft)[];

/** The settings that are a choice, the same in an input and in the API; whatever else the form around them holds. */
const choicesIn = ({ joinPolicy, visibility }: Pick<SettingsDraft, "joinPolicy" | "visibility">) => ({ joinPolicy, visibility });

export function settingsDraftOf({ questions, rules, ...kept }: GroupSettings): SettingsDraft {
  const [question1 = "", question2 = "", question3 = ""] = questions.map(oneLine);
  return { ...choicesIn(kept), question1, question2, question3, rules: manyLines(rules) };
}

/** What the schema and the API are asked about. An empty question is none. */
export function settingsOf({ question1, question2, question3, rules, ...draft }: SettingsDraft) {
  const questions = [question1, question2, question3].map(oneLine).filter(Boolean);
  return { ...choicesIn(draft), questions, rules: manyLines(rules) };
}

/** The messages of the API stand by its own names: a question by its place among those that were written. */
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

/** What is chosen, in a few words: it stands on the fold. */
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
