/** Who sees where one was. */
export const sash = `
ALTER TABLE users ADD COLUMN sash_for TEXT NOT NULL DEFAULT 'groups';
`;
