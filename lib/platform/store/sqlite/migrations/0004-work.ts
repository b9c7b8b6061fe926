/** Waiting mails become due work; mails that were sent are dropped. */
export const work = `
CREATE TABLE work (
  id TEXT PRIMARY KEY NOT NULL,
  lane TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  due_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  last_error TEXT,
  account_id TEXT,
  data TEXT NOT NULL
);
CREATE UNIQUE INDEX work_key ON work (key);
CREATE INDEX work_lane_due_at ON work (lane, due_at, id);
CREATE INDEX work_account_id ON work (account_id, id);
INSERT INTO work (id, lane, kind, key, due_at, created_at, attempts, last_error, account_id, data)
  SELECT id, 'mail', 'contact.message', id, due_at, created_at, attempts, last_error, NULL, '{}' FROM outbox WHERE sent_at IS NULL;
DROP TABLE outbox;
`;
