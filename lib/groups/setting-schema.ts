import { z } from "zod";
import { withDefaults } from "@/lib/field-defaults";
import { fieldPicker } from "@/lib/field-picker";
import { manyLines } from "@/lib/text";
import { optionalText, text } from "@/lib/text-field";

/** Who may become a member, and how. */
const JOIN_POLICIES = ["open", "approval", "invitation"] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** People reach an unlisted group by its address only. */
const VISIBILITIES = ["public", "unlisted"] as const;

const MAX_QUESTIONS = 3;

const Question = text({ missing: "Write the question, or remove it.", max: 140, tooLong: "Keep the question to 140 characters." });

/**
 * A group's settings as its form sends them. A request body may leave out each of them: a new group then gets `SETTING_DEFAULTS`, and an
 * existing group keeps its own.
 */
export const GroupSettings = z.strictObject({
  joinPolicy: z.enum(JOIN_POLICIES, "Choose who may join."),
  questions: z
    .array(Question, "Give the questions as a list.")
    .max(MAX_QUESTIONS, "Ask three questions at most.")
    .describe("Asked of those who join or ask to, each to be answered."),
  rules: optionalText({
    missing: "Write the rules, or leave them empty.",
    max: 4000,
    tooLong: "Keep the rules to 4,000 characters.",
    tidy: manyLines,
  }),
  visibility: z.enum(VISIBILITIES, "Choose who sees the group."),
});
export type GroupSettings = z.output<typeof GroupSettings>;

export const settingsIn = fieldPicker(GroupSettings);

export const SETTING_DEFAULTS: GroupSettings = { joinPolicy: "open", questions: [], rules: "", visibility: "public" };

/** The settings as the store holds them. Each may be absent in a file of an older version. */
export const keptSettings = withDefaults(GroupSettings.shape, SETTING_DEFAULTS);
