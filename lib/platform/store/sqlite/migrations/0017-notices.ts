/**
 * Notices, the topics people want notices about, and addresses that get no mail. Events record how far the clock has come with them; the
 * old events are deleted, because no code has read them.
 */
export const notices = `
DROP TABLE notice_events;
CREATE TABLE notice_events (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  group_id TEXT,
  group_name TEXT NOT NULL,
  meetup_id TEXT,
  meetup_title TEXT,
  at TEXT NOT NULL,
  actor_id TEXT,
  "to" TEXT NOT NULL,
  people TEXT NOT NULL,
  person_id TEXT,
  detail TEXT,
  changes TEXT NOT NULL,
  reached INTEGER,
  done INTEGER NOT NULL
);
CREATE INDEX notice_events_done ON notice_events (done, id);
CREATE INDEX notice_events_person_id ON notice_events (person_id, id);
CREATE INDEX notice_events_actor_id ON notice_events (actor_id, id);
CREATE INDEX notice_events_group_id_at ON notice_events (group_id, at, id);

CREATE TABLE notices (
  id TEXT PRIMARY KEY NOT NULL,
  account_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  group_id TEXT,
  at TEXT NOT NULL,
  read_at TEXT,
  shown INTEGER NOT NULL,
  mail TEXT,
  mail_id TEXT
);
CREATE UNIQUE INDEX notices_account_id_event_id ON notices (account_id, event_id);
CREATE INDEX notices_account_id_shown_at ON notices (account_id, shown, at, id);
CREATE INDEX notices_account_id_shown_read_at_at ON notices (account_id, shown, read_at, at, id);
CREATE INDEX notices_account_id_mail_at ON notices (account_id, mail, at, id);

CREATE TABLE notice_settings (
  id TEXT PRIMARY KEY NOT NULL,
  topics TEXT NOT NULL,
  quiet TEXT,
  digest_at TEXT NOT NULL,
  digest_day INTEGER NOT NULL,
  muted TEXT NOT NULL
);

CREATE TABLE rested_addresses (
  id TEXT PRIMARY KEY NOT NULL,
  address_hash TEXT NOT NULL,
  account_id TEXT,
  why TEXT NOT NULL,
  since TEXT NOT NULL
);
CREATE UNIQUE INDEX rested_addresses_address_hash ON rested_addresses (address_hash);
CREATE INDEX rested_addresses_account_id ON rested_addresses (account_id, id);
`;
