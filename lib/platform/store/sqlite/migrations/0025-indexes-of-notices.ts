/**
 * Fewer indexes: the unique index of the account orders its notices, and the index of unread notices contains those that wait for a mail.
 */
export const indexesOfNotices = `
DROP INDEX notices_account_id_shown_at;
DROP INDEX notices_account_id_shown_read_at_at;
DROP INDEX notices_account_id_mail_at;
CREATE INDEX notices_account_id_read_at_event_id ON notices (account_id, read_at, event_id, id);
CREATE INDEX notices_mail_id_event_id ON notices (mail_id, event_id, id);
`;
