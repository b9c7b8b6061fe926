/** The length an answer to a group's question may have. */
export const MAX_ANSWER = 300;

/** What is said about one that is not there, or is longer; the browser says the same, without loading a schema. */
export const NO_ANSWER = "Please answer this question.";
export const LONG_ANSWER = `Keep the answer to ${MAX_ANSWER} characters.`;

/** To somebody who has not accepted the rules yet. */
export const ACCEPT_RULES = "Please accept the rules to join.";
