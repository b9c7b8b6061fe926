/** An id as a pattern, for whatever is matched against addresses: 24 hexadecimal digits. */
export const ID = "[0-9a-f]{24}";

/** The same, alone. */
export const WHOLE_ID = new RegExp(`^${ID}$`);

/** Anything else is the id of nothing. */
export const isId = (id: string): boolean => WHOLE_ID.test(id);
