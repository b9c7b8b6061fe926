/** The deletion event of a group holds its meetups, so that calendars can be told about them once more. */
export const goneMeetups = `
ALTER TABLE notice_events ADD COLUMN gone TEXT NOT NULL DEFAULT '[]';
`;
