/** An id's hexadecimal digits. */
export const ID_LENGTH = 24;

/** An id as a pattern, for whatever is matched against addresses. */
export const ID = `[0-9a-f]{${ID_LENGTH}}`;

/** The same, alone. */
export const WHOLE_ID = new RegExp(`^${ID}$`);

/** Anything else is the id of nothing. */
export const isId = (id: string): boolean => WHOLE_ID.test(id);
