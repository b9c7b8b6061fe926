/** Marks dates that a person declined together with all other dates of their series. For older answers this is unknown. */
export const steppedOut = `
ALTER TABLE rsvps ADD COLUMN stepped_out INTEGER NOT NULL DEFAULT 0;
`;
