/**
 * Limits for the texts that hosts write, for how long a name is stored, and for guests. They are in this file so that the browser can use
 * them without loading the schema.
 */
export const MAX_CANCEL_REASON = 500;
export const MAX_WALK_IN_NAME = 80;
/** Days from the end of a meetup until the name of a person without an account is deleted. */
export const WALK_IN_NAME_DAYS = 90;
export const MAX_GUESTS = 5;
