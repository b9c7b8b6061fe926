/** Where people live, if they want to say it. */
export const wherePeopleLive = `
ALTER TABLE users ADD COLUMN place TEXT NOT NULL DEFAULT '';
`;
