/** Meetups with their answers, series, check-ins, and the addresses of personal calendars. */
export const meetups = `
CREATE TABLE meetups (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  bring TEXT NOT NULL,
  zone TEXT NOT NULL,
  place TEXT,
  place_for TEXT NOT NULL,
  online TEXT,
  capacity INTEGER,
  guests_allowed INTEGER NOT NULL,
  audience TEXT NOT NULL,
  fee TEXT,
  host_id TEXT,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  rsvp_opens_at TEXT,
  rsvp_closes_at TEXT NOT NULL,
  series_id TEXT,
  occurs_on TEXT,
  edited INTEGER NOT NULL,
  status TEXT NOT NULL,
  cancel_reason TEXT,
  sequence INTEGER NOT NULL,
  category TEXT NOT NULL,
  listed INTEGER NOT NULL,
  is_free INTEGER NOT NULL,
  going INTEGER NOT NULL,
  held INTEGER NOT NULL,
  waiting INTEGER NOT NULL,
  next_sequence INTEGER NOT NULL,
  came INTEGER NOT NULL,
  due_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX meetups_group_id_starts_at ON meetups (group_id, starts_at, id);
CREATE INDEX meetups_series_id_occurs_on ON meetups (series_id, occurs_on, id);
CREATE INDEX meetups_listed_starts_at ON meetups (listed, starts_at, id);
CREATE INDEX meetups_listed_category_starts_at ON meetups (listed, category, starts_at, id);
CREATE INDEX meetups_listed_is_free_starts_at ON meetups (listed, is_free, starts_at, id);
CREATE INDEX meetups_listed_category_is_free_starts_at ON meetups (listed, category, is_free, starts_at, id);
CREATE INDEX meetups_due_at ON meetups (due_at, id);

CREATE TABLE series (
  id TEXT PRIMARY KEY NOT NULL,
  group_id TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  bring TEXT NOT NULL,
  zone TEXT NOT NULL,
  place TEXT,
  place_for TEXT NOT NULL,
  online TEXT,
  capacity INTEGER,
  guests_allowed INTEGER NOT NULL,
  audience TEXT NOT NULL,
  fee TEXT,
  host_id TEXT,
  rule TEXT NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT,
  time TEXT NOT NULL,
  shift_days INTEGER NOT NULL,
  struck_out TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  opens_before INTEGER,
  closes_before INTEGER NOT NULL,
  made_through TEXT NOT NULL,
  open INTEGER NOT NULL,
  next_sequence INTEGER NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX series_open_made_through ON series (open, made_through, id);
CREATE INDEX series_group_id ON series (group_id, id);

CREATE TABLE rsvps (
  id TEXT PRIMARY KEY NOT NULL,
  meetup_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  state TEXT NOT NULL,
  guests INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  held_until TEXT,
  fee TEXT,
  still_coming_at TEXT,
  answered_at TEXT NOT NULL
);
CREATE UNIQUE INDEX rsvps_meetup_id_account_id ON rsvps (meetup_id, account_id);
CREATE INDEX rsvps_meetup_id_state_sequence ON rsvps (meetup_id, state, sequence, id);
CREATE INDEX rsvps_account_id_group_id ON rsvps (account_id, group_id, id);

CREATE TABLE series_rsvps (
  id TEXT PRIMARY KEY NOT NULL,
  series_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  guests INTEGER NOT NULL,
  sequence INTEGER NOT NULL
);
CREATE UNIQUE INDEX series_rsvps_series_id_account_id ON series_rsvps (series_id, account_id);
CREATE INDEX series_rsvps_series_id_sequence ON series_rsvps (series_id, sequence, id);
CREATE INDEX series_rsvps_account_id_group_id ON series_rsvps (account_id, group_id, id);

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
  by_id TEXT NOT NULL
);
CREATE UNIQUE INDEX check_ins_meetup_id_person ON check_ins (meetup_id, person);
CREATE INDEX check_ins_account_id_at ON check_ins (account_id, at, id);

CREATE TABLE calendars (
  id TEXT PRIMARY KEY NOT NULL,
  account_id TEXT NOT NULL,
  version INTEGER NOT NULL
);
CREATE UNIQUE INDEX calendars_account_id ON calendars (account_id);
`;
