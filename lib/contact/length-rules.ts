/** Maximum lengths of a message's fields. The browser uses the same numbers without loading a schema. */
export const MAX_NAME = 80;
export const MAX_MESSAGE = 5000;
