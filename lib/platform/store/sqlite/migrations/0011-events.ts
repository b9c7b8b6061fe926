/** Events about meetups and accounts too. Older events are deleted, because no code has read them; nobody gets a notice about them. */
export const events = `
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
  detail TEXT,
  changes TEXT NOT NULL DEFAULT '[]',
  reached INTEGER
);
CREATE INDEX notice_events_to ON notice_events ("to", id);
CREATE INDEX notice_events_actor_id ON notice_events (actor_id, id);
CREATE INDEX notice_events_group_id_at ON notice_events (group_id, at, id);
`;
