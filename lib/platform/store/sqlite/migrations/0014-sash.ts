/** Who may see the patches that a person earned at meetups. */
export const sash = `
ALTER TABLE users ADD COLUMN sash_for TEXT NOT NULL DEFAULT 'groups';
`;
