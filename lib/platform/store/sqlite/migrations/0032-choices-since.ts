/**
 * When somebody chose to share an address for a move. Of older choices nobody knows: where a move is announced, they count from now on, so
 * that everybody has the time to say no.
 */
export const choicesSince = `
ALTER TABLE memberships ADD COLUMN contact_since TEXT;
UPDATE memberships SET contact_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE contact = 'if-the-group-moves' AND group_id IN (SELECT id FROM groups WHERE move IS NOT NULL);
`;
