/** A group that is deleted tells of its meetups as calendars have to know them once more. */
export const goneMeetups = `
ALTER TABLE notice_events ADD COLUMN gone TEXT NOT NULL DEFAULT '[]';
`;
