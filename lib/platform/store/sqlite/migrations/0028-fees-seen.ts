/** The fee that somebody saw who said "every date"; nobody knows what those saw who said so before. */
export const feesSeen = `
ALTER TABLE series_rsvps ADD COLUMN seen TEXT;
`;
