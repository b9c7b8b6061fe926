/** What a personal calendar contains besides the meetups that its owner attends and hosts. */
export const calendarChoices = `
ALTER TABLE calendars ADD COLUMN waiting INTEGER NOT NULL DEFAULT 1;
ALTER TABLE calendars ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;
`;
