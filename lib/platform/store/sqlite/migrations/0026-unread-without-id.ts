/** The unique index of the account orders the notices, so the index of unread notices needs no id. */
export const unreadWithoutId = `
DROP INDEX notices_account_id_read_at_event_id;
CREATE INDEX notices_account_id_read_at_event_id ON notices (account_id, read_at, event_id);
`;
