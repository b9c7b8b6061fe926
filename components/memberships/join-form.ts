import type { FieldErrors } from "@/lib/errors";
import { ACCEPT_RULES, LONG_ANSWER, MAX_ANSWER, NO_ANSWER } from "@/lib/memberships/answer-rules";

/** What is wrong with what one has to give on joining. */
export interface JoinErrors {
  answers: (string | undefined)[];
  rules?: string;
}

/** Checked before it is sent, in the words of the server. */
export function checkJoin(answers: string[], accepted: boolean): JoinErrors | null {
  const found = answers.map((answer) => (answer.trim() === "" ? NO_ANSWER : answer.length > MAX_ANSWER ? LONG_ANSWER : undefined));
  if (accepted && found.every((error) => error === undefined)) return null;
  return { answers: found, ...(accepted ? {} : { rules: ACCEPT_RULES }) };
}

/** An answer is written anew: what was said of it before is no longer true. */
export const withoutAnswer = (errors: JoinErrors, index: number): JoinErrors => ({
  ...errors,
  answers: errors.answers.map((error, at) => (at === index ? undefined : error)),
});

/** The box of the rules was pressed. */
export const withoutRules = ({ answers }: JoinErrors): JoinErrors => ({ answers });

/**
 * The server's refusal beside the fields it speaks of, also beside questions that this page has not heard of yet; null when it speaks of
 * none of them.
 */
export function refusedFields(fields: FieldErrors, questions: number): JoinErrors | null {
  const named = Object.keys(fields).map((name) => Number(/^answers\.(\d+)$/.exec(name)?.[1] ?? -1));
  const length = Math.max(questions, ...named.map((index) => index + 1));
  const answers = Array.from({ length }, (_, index) => fields[`answers.${index}`]?.[0] ?? fields.answers?.[0]);
  const rules = fields.rulesVersion?.[0];
  if (rules === undefined && answers.every((error) => error === undefined)) return null;
  return { answers, ...(rules === undefined ? {} : { rules }) };
}
