/** Where people live, if they like to say. */
export const wherePeopleLive = `
ALTER TABLE users ADD COLUMN place TEXT NOT NULL DEFAULT '';
`;
