/** How many days things take. What the browser says of them takes the same numbers, without loading a schema. */

/** After a declined request, before the next one. */
export const PAUSE_DAYS = 7;
/** To accept a group that is offered. */
export const TRANSFER_DAYS = 14;
/** Between the announcement of a move and the export that follows it: the time to say no. */
export const MOVE_DAYS = 14;
/** After somebody joined or was declined, until their answers are deleted. */
export const ANSWER_DAYS = 90;
