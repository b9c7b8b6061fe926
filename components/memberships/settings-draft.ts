import type { ComponentProps } from "react";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import { manyLines, oneLine } from "@/lib/text";

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

export function settingsDraftOf({ joinPolicy, questions, rules, visibility }: GroupSettings): SettingsDraft {
  const [question1 = "", question2 = "", question3 = ""] = questions.map(oneLine);
  return { joinPolicy, question1, question2, question3, rules: manyLines(rules), visibility };
}

/** What the schema and the API are asked about. An empty question is none. */
export function settingsOf({ joinPolicy, rules, visibility, ...draft }: SettingsDraft) {
  return {
    joinPolicy,
    questions: QUESTION_FIELDS.map((name) => oneLine(draft[name])).filter(Boolean),
    rules: manyLines(rules),
    visibility,
  };
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
    else if (field === "joinPolicy" || field === "rules" || field === "visibility") found[field] = message;
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
