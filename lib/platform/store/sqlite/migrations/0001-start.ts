/** The first tables. A released migration is never changed; a later change is a migration in a new file. */
export const start = `
CREATE TABLE users (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT,
  email TEXT NOT NULL,
  email_verified INTEGER,
  image TEXT,
  role TEXT,
  password_hash TEXT,
  session_version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX users_email ON users (email);

CREATE TABLE links (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  provider TEXT NOT NULL,
  provider_account_id TEXT NOT NULL
);
CREATE UNIQUE INDEX links_provider ON links (provider, provider_account_id);
CREATE INDEX links_user ON links (user_id);

CREATE TABLE groups (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  category TEXT NOT NULL,
  location TEXT NOT NULL,
  max_members INTEGER NOT NULL,
  start_date TEXT NOT NULL,
  status TEXT NOT NULL,
  image_url TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  description TEXT NOT NULL,
  words TEXT NOT NULL
);
CREATE INDEX groups_name ON groups (name_key, id);
CREATE INDEX groups_created ON groups (created_at, id);
CREATE INDEX groups_category_name ON groups (category, name_key, id);
CREATE INDEX groups_category_created ON groups (category, created_at, id);
CREATE INDEX groups_owner_name ON groups (owner_id, name_key, id);
CREATE INDEX groups_owner_created ON groups (owner_id, created_at, id);
CREATE INDEX groups_owner_category_name ON groups (owner_id, category, name_key, id);
CREATE INDEX groups_owner_category_created ON groups (owner_id, category, created_at, id);

CREATE TABLE group_words (
  word TEXT NOT NULL,
  group_id TEXT NOT NULL,
  PRIMARY KEY (word, group_id)
) WITHOUT ROWID;

CREATE TABLE group_counts (
  owner_id TEXT NOT NULL,
  category TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner_id, category)
) WITHOUT ROWID;

CREATE TABLE changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  topic TEXT NOT NULL
);

CREATE TABLE messages (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY NOT NULL,
  "to" TEXT NOT NULL,
  subject TEXT NOT NULL,
  "text" TEXT NOT NULL,
  reply_to TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  sent_at TEXT,
  last_error TEXT
);
CREATE INDEX outbox_waiting ON outbox (sent_at, created_at, id);
`;
