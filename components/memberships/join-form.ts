import type { FieldErrors } from "@/lib/errors";
import { ACCEPT_RULES, LONG_ANSWER, MAX_ANSWER, NO_ANSWER } from "@/lib/memberships/answer-rules";

/** The errors of the fields for joining. */
export interface JoinErrors {
  answers: (string | undefined)[];
  rules?: string;
}

/** Validates the fields before they are sent, with the messages of the server. Null if they are valid. */
export function checkJoin(answers: string[], accepted: boolean): JoinErrors | null {
  const found = answers.map((answer) => (answer.trim() === "" ? NO_ANSWER : answer.length > MAX_ANSWER ? LONG_ANSWER : undefined));
  if (accepted && found.every((error) => error === undefined)) return null;
  return { answers: found, ...(accepted ? {} : { rules: ACCEPT_RULES }) };
}

/** The errors without the one for an answer that the person has changed since. */
export const withoutAnswer = (errors: JoinErrors, index: number): JoinErrors => ({
  ...errors,
  answers: errors.answers.map((error, at) => (at === index ? undefined : error)),
});

/** The errors without the one for the rules, after a click on their checkbox. */
export const withoutRules = ({ answers }: JoinErrors): JoinErrors => ({ answers });

/**
 * The field errors of the server's refusal, also for questions that were added after this page was loaded. Null if the refusal is about
 * none of these fields.
 */
export function refusedFields(fields: FieldErrors, questions: number): JoinErrors | null {
  const named = Object.keys(fields).map((name) => Number(/^answers\.(\d+)$/.exec(name)?.[1] ?? -1));
  const length = Math.max(questions, ...named.map((index) => index + 1));
  const answers = Array.from({ length }, (_, index) => fields[`answers.${index}`]?.[0] ?? fields.answers?.[0]);
  const rules = fields.rulesVersion?.[0];
  if (rules === undefined && answers.every((error) => error === undefined)) return null;
  return { answers, ...(rules === undefined ? {} : { rules }) };
}
