/** Dates that somebody declined with all others of their series at once. Of those declined until now nobody knows. */
export const steppedOut = `
ALTER TABLE rsvps ADD COLUMN stepped_out INTEGER NOT NULL DEFAULT 0;
`;
