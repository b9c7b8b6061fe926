/** Which meetups have just ended: what their groups' pages say of them changes with it. */
export const meetupEnds = `
CREATE INDEX meetups_ends_at ON meetups (ends_at, id);
`;
