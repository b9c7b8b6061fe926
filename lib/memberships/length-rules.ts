/** The limits of texts that organizers write, in characters. The fields in the browser use the same numbers, without loading a schema. */
export const MAX_REASON = 500;
export const MAX_LINK_NAME = 80;
export const MAX_INVITATION_LINE = 300;
export const MAX_MOVE_PLACE = 200;
export const MAX_MOVE_TEXT = 2000;
