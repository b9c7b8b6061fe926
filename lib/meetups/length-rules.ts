/** How long what hosts write may be. The browser limits its fields by the same numbers, without loading a schema. */
export const MAX_CANCEL_REASON = 500;
export const MAX_WALK_IN_NAME = 80;
