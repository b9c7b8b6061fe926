/** How long what people write to the team may be. The browser limits its fields by the same numbers, without loading a schema. */
export const MAX_NAME = 80;
export const MAX_MESSAGE = 5000;
