/** A session is a row, so deleting the row ends the session at once. */
export const sessions = `
ALTER TABLE users ADD COLUMN signed_in_at TEXT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY NOT NULL,
  account_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  device TEXT NOT NULL,
  kind TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL
);
CREATE INDEX sessions_account_id_seen_at ON sessions (account_id, seen_at, id);
`;
