/** People are told in the order of their ids: an event that was being told begins anew, and whoever was told already is left out. */
export const eventsByPerson = `
ALTER TABLE notice_events DROP COLUMN reached;
ALTER TABLE notice_events ADD COLUMN reached TEXT;
`;
