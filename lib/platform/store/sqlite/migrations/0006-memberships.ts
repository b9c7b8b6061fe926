/** Memberships and what belongs to them. The groups table is created anew, because a group without an owner must have null there. */
export const memberships = `
CREATE TABLE groups_new (
  id TEXT PRIMARY KEY NOT NULL,
  group_name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  hobby_category TEXT NOT NULL,
  location TEXT NOT NULL,
  max_members INTEGER NOT NULL,
  start_date TEXT NOT NULL,
  status TEXT NOT NULL,
  image_url TEXT NOT NULL,
  owner_id TEXT,
  created_at TEXT NOT NULL,
  slug TEXT,
  join_policy TEXT NOT NULL DEFAULT 'open',
  rules_version INTEGER NOT NULL DEFAULT 0,
  visibility TEXT NOT NULL DEFAULT 'public',
  closed_at TEXT,
  transfer TEXT,
  move TEXT,
  letting_in INTEGER NOT NULL DEFAULT 0,
  questions TEXT NOT NULL DEFAULT '[]',
  description TEXT NOT NULL,
  rules TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL
);
INSERT INTO groups_new
  (id, group_name, name_key, hobby_category, location, max_members, start_date, status, image_url, owner_id, created_at, description, words)
  SELECT id, group_name, name_key, hobby_category, location, max_members, start_date, status, image_url, owner_id, created_at, description, words
  FROM groups;
DROP TABLE groups;
ALTER TABLE groups_new RENAME TO groups;
CREATE INDEX groups_visibility_name_key ON groups (visibility, name_key, id);
CREATE INDEX groups_visibility_created_at ON groups (visibility, created_at, id);
CREATE INDEX groups_visibility_hobby_category_name_key ON groups (visibility, hobby_category, name_key, id);
CREATE INDEX groups_visibility_hobby_category_created_at ON groups (visibility, hobby_category, created_at, id);
CREATE INDEX groups_owner_id_name_key ON groups (owner_id, name_key, id);
CREATE INDEX groups_owner_id_created_at ON groups (owner_id, created_at, id);
CREATE INDEX groups_owner_id_hobby_category_name_key ON groups (owner_id, hobby_category, name_key, id);
CREATE INDEX groups_owner_id_hobby_category_created_at ON groups (owner_id, hobby_category, created_at, id);
CREATE INDEX groups_slug ON groups (slug, id);

CREATE TABLE slugs (
  id TEXT PRIMARY KEY NOT NULL,
  slug TEXT NOT NULL,
  group_id TEXT NOT NULL
);
CREATE UNIQUE INDEX slugs_slug ON slugs (slug);
CREATE INDEX slugs_group_id ON slugs (group_id, id);

CREATE TABLE seats (
  id TEXT PRIMARY KEY NOT NULL,
  member_count INTEGER NOT NULL,
  waiting_count INTEGER NOT NULL,
  request_count INTEGER NOT NULL,
  next_sequence INTEGER NOT NULL
);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  invited_by TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT,
  "text" TEXT,
  email TEXT,
  uses INTEGER NOT NULL,
  used INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  revoked_at TEXT,
  token_hash TEXT NOT NULL
);
CREATE UNIQUE INDEX invitations_token_hash ON invitations (token_hash);
CREATE INDEX invitations_group_id_created_at ON invitations (group_id, created_at, id);
CREATE INDEX invitations_group_id_revoked_at_expires_at ON invitations (group_id, revoked_at, expires_at, id);

CREATE TABLE memberships (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  state TEXT NOT NULL,
  role TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  since TEXT NOT NULL,
  joined_at TEXT,
  answers TEXT NOT NULL,
  answers_until TEXT,
  rules_accepted INTEGER,
  contact TEXT NOT NULL,
  invitation_id TEXT,
  reason TEXT,
  until TEXT,
  name TEXT NOT NULL,
  section TEXT NOT NULL,
  words TEXT NOT NULL
);
CREATE UNIQUE INDEX memberships_group_id_account_id ON memberships (group_id, account_id);
CREATE INDEX memberships_group_id_state_sequence ON memberships (group_id, state, sequence, id);
CREATE INDEX memberships_group_id_state_role_sequence ON memberships (group_id, state, role, sequence, id);
CREATE INDEX memberships_group_id_contact_sequence ON memberships (group_id, contact, sequence, id);
CREATE INDEX memberships_account_id_section_since ON memberships (account_id, section, since, id);
CREATE INDEX memberships_answers_until ON memberships (answers_until, id);

CREATE TABLE memberships_words (
  word TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (word, id)
) WITHOUT ROWID;

CREATE TABLE acceptances (
  id TEXT PRIMARY KEY NOT NULL,
  invitation_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  at TEXT NOT NULL
);
CREATE UNIQUE INDEX acceptances_invitation_id_account_id ON acceptances (invitation_id, account_id);
CREATE INDEX acceptances_account_id ON acceptances (account_id, id);
CREATE INDEX acceptances_group_id ON acceptances (group_id, id);

CREATE TABLE actions (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  at TEXT NOT NULL,
  action TEXT NOT NULL,
  actor_id TEXT NOT NULL,
  person_id TEXT,
  detail TEXT
);
CREATE INDEX actions_group_id_at ON actions (group_id, at, id);

CREATE TABLE kept_bans (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  reason TEXT NOT NULL,
  until TEXT
);
CREATE UNIQUE INDEX kept_bans_group_id_address_hash ON kept_bans (group_id, address_hash);
CREATE INDEX kept_bans_until ON kept_bans (until, id);
`;
