/** The account's unique index decides the order of its notices: the index of what is unread needs no id. */
export const unreadWithoutId = `
DROP INDEX notices_account_id_read_at_event_id;
CREATE INDEX notices_account_id_read_at_event_id ON notices (account_id, read_at, event_id);
`;
