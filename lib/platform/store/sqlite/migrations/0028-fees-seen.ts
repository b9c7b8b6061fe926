/** The fee that a person saw when they answered "every date"; it is unknown for older answers. */
export const feesSeen = `
ALTER TABLE series_rsvps ADD COLUMN seen TEXT;
`;
