/** How long what hosts write may be, how long a name is kept, and how many guests one brings. The browser has the same numbers, without loading a schema. */
export const MAX_CANCEL_REASON = 500;
export const MAX_WALK_IN_NAME = 80;
/** Days from the end of a meetup until the name of somebody who came without an account is deleted. */
export const WALK_IN_NAME_DAYS = 90;
export const MAX_GUESTS = 5;
