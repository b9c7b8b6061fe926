/**
 * Events are now delivered to people in the order of their ids. An event in progress starts again; people who have its notice already get
 * no second one.
 */
export const eventsByPerson = `
ALTER TABLE notice_events DROP COLUMN reached;
ALTER TABLE notice_events ADD COLUMN reached TEXT;
`;
