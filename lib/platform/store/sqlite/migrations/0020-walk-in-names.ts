/** Until when the name of a walk-in guest is kept. Existing names are deleted 90 days from now. */
export const walkInNames = `
ALTER TABLE check_ins ADD COLUMN name_until TEXT;
UPDATE check_ins SET name_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+90 days') WHERE name IS NOT NULL;
CREATE INDEX check_ins_name_until ON check_ins (name_until, id);
`;
