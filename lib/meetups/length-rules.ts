/** How long what hosts write may be, and how many guests one brings. The browser limits its fields by the same numbers, without loading a schema. */
export const MAX_CANCEL_REASON = 500;
export const MAX_WALK_IN_NAME = 80;
export const MAX_GUESTS = 5;
