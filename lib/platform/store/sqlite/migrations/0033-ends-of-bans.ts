/** When a ban that stands in a group's record ends by itself; of older ones the record does not know it. */
export const endsOfBans = `
ALTER TABLE actions ADD COLUMN until TEXT;
`;
