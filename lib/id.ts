/** The number of hexadecimal digits in an id. */
export const ID_LENGTH = 24;

/** An id as a pattern, for matching addresses. */
export const ID = `[0-9a-f]{${ID_LENGTH}}`;

/** The same pattern for the whole text. */
export const WHOLE_ID = new RegExp(`^${ID}$`);

/** Any other text cannot be an id. */
export const isId = (id: string): boolean => WHOLE_ID.test(id);
