/** How many hours the last answers to join requests took. */
export const answerHours = `
ALTER TABLE seats ADD COLUMN answer_hours TEXT NOT NULL DEFAULT '[]';
`;
