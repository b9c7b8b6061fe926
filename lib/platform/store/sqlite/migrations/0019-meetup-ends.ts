/** An index for the meetups that have just ended, because the text on their groups' pages then changes. */
export const meetupEnds = `
CREATE INDEX meetups_ends_at ON meetups (ends_at, id);
`;
