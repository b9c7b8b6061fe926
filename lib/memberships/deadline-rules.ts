/** Periods in days. The texts in the browser use the same numbers, without loading a schema. */

/** How long a person must wait after a declined request before they may ask again. */
export const PAUSE_DAYS = 7;
/** How long a member can accept the offer to take a group over. */
export const TRANSFER_DAYS = 14;
/** The time between the announcement of a move and the export of addresses. Members can say no during this time. */
export const MOVE_DAYS = 14;
/** How long a person's answers are kept after they joined or were declined. */
export const ANSWER_DAYS = 90;
