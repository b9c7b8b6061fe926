/**
 * Tables named and laid out as the records describe them, counts for every record, and a row for probing whether the disk accepts writes.
 */
export const records = `
ALTER TABLE groups RENAME COLUMN name TO group_name;
ALTER TABLE groups RENAME COLUMN category TO hobby_category;
DROP INDEX groups_name;
DROP INDEX groups_created;
DROP INDEX groups_category_name;
DROP INDEX groups_category_created;
DROP INDEX groups_owner_name;
DROP INDEX groups_owner_created;
DROP INDEX groups_owner_category_name;
DROP INDEX groups_owner_category_created;
CREATE INDEX groups_name_key ON groups (name_key, id);
CREATE INDEX groups_created_at ON groups (created_at, id);
CREATE INDEX groups_hobby_category_name_key ON groups (hobby_category, name_key, id);
CREATE INDEX groups_hobby_category_created_at ON groups (hobby_category, created_at, id);
CREATE INDEX groups_owner_id_name_key ON groups (owner_id, name_key, id);
CREATE INDEX groups_owner_id_created_at ON groups (owner_id, created_at, id);
CREATE INDEX groups_owner_id_hobby_category_name_key ON groups (owner_id, hobby_category, name_key, id);
CREATE INDEX groups_owner_id_hobby_category_created_at ON groups (owner_id, hobby_category, created_at, id);

CREATE TABLE groups_words (
  word TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (word, id)
) WITHOUT ROWID;
INSERT INTO groups_words (word, id) SELECT word, group_id FROM group_words;
DROP TABLE group_words;

CREATE TABLE tallies (
  record TEXT NOT NULL,
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  total INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (record, scope, key)
) WITHOUT ROWID;
INSERT INTO tallies (record, scope, key, total, changed_at)
  SELECT 'groups', owner_id, category, total, changed_at FROM group_counts;
DROP TABLE group_counts;

DROP INDEX links_provider;
DROP INDEX links_user;
CREATE UNIQUE INDEX links_provider_provider_account_id ON links (provider, provider_account_id);
CREATE INDEX links_user_id ON links (user_id, id);
DROP INDEX outbox_waiting;
CREATE INDEX outbox_sent_at_due_at ON outbox (sent_at, due_at, id);

CREATE TABLE probe (id INTEGER PRIMARY KEY NOT NULL, at TEXT NOT NULL);
`;
