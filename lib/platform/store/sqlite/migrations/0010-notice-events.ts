/** Events about groups that people get notices of. */
export const noticeEvents = `
CREATE TABLE notice_events (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  group_id TEXT NOT NULL,
  group_name TEXT NOT NULL,
  at TEXT NOT NULL,
  actor_id TEXT,
  "to" TEXT NOT NULL,
  people TEXT NOT NULL,
  detail TEXT
);
CREATE INDEX notice_events_at ON notice_events (at, id);
`;
