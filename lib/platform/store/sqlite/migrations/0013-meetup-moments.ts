/**
 * When the clock next looks at a meetup, how far its waiting list moved up, and indexes by host and by the person at the door. The table of
 * check-ins is created anew, because `by_id` may be null now.
 */
export const meetupMoments = `
ALTER TABLE meetups ADD COLUMN moved_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE meetups ADD COLUMN next_at TEXT;
UPDATE meetups SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE status = 'scheduled' AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
CREATE INDEX meetups_next_at ON meetups (next_at, id);
CREATE INDEX meetups_host_id ON meetups (host_id, id);
CREATE INDEX series_host_id ON series (host_id, id);

ALTER TABLE check_ins RENAME TO check_ins_before;
DROP INDEX check_ins_meetup_id_person;
DROP INDEX check_ins_account_id_at;
CREATE TABLE check_ins (
  id TEXT PRIMARY KEY NOT NULL,
  meetup_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  account_id TEXT,
  person TEXT NOT NULL,
  name TEXT,
  guests INTEGER NOT NULL,
  paid INTEGER NOT NULL,
  here INTEGER NOT NULL,
  at TEXT NOT NULL,
  by_id TEXT
);
INSERT INTO check_ins (id, meetup_id, group_id, account_id, person, name, guests, paid, here, at, by_id)
SELECT id, meetup_id, group_id, account_id, person, name, guests, paid, here, at, by_id FROM check_ins_before;
DROP TABLE check_ins_before;
CREATE UNIQUE INDEX check_ins_meetup_id_person ON check_ins (meetup_id, person);
CREATE INDEX check_ins_account_id_at ON check_ins (account_id, at, id);
CREATE INDEX check_ins_by_id ON check_ins (by_id, id);
`;
