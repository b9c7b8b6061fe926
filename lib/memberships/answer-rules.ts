/** The longest answer to a question of a group, in characters. */
export const MAX_ANSWER = 300;

/** The messages for a missing and for a too long answer. The browser shows the same messages without loading a schema. */
export const NO_ANSWER = "Please answer this question.";
export const LONG_ANSWER = `Keep the answer to ${MAX_ANSWER} characters.`;

/** The message for a person who has not accepted the rules yet. */
export const ACCEPT_RULES = "Please accept the rules to join.";
