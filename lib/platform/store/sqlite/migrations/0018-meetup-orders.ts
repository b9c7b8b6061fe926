/** Indexes that return the dates of a series and the answers to a meetup in order, without sorting. */
export const meetupOrders = `
CREATE INDEX meetups_series_id_starts_at ON meetups (series_id, starts_at, id);
CREATE INDEX rsvps_meetup_id ON rsvps (meetup_id, id);
`;
