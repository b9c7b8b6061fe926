/** The links in people's mails, and the data about people that the mails need. */
export const mailLinks = `
ALTER TABLE users ADD COLUMN pending_email TEXT;
ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'Asia/Dhaka';

CREATE TABLE mail_links (
  id TEXT PRIMARY KEY NOT NULL,
  account_id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX mail_links_account_id ON mail_links (account_id, id);
`;
