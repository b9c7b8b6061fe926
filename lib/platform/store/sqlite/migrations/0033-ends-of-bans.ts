/** When a ban in a group's log ends by itself; unknown for older bans. */
export const endsOfBans = `
ALTER TABLE actions ADD COLUMN until TEXT;
`;
