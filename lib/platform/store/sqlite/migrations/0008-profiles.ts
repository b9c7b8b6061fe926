/** What people write about themselves. */
export const profiles = `
ALTER TABLE users ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN interests TEXT NOT NULL DEFAULT '[]';
`;
