/** What a personal calendar holds besides what one goes to and hosts. */
export const calendarChoices = `
ALTER TABLE calendars ADD COLUMN waiting INTEGER NOT NULL DEFAULT 1;
ALTER TABLE calendars ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;
`;
