/** How long the last answers to requests took. */
export const answerHours = `
ALTER TABLE seats ADD COLUMN answer_hours TEXT NOT NULL DEFAULT '[]';
`;
