/**
 * When a member agreed to share their address if the group moves. For older choices the time is unknown. Where a move is announced, they
 * count from now on, so that every member has the time to say no.
 */
export const choicesSince = `
ALTER TABLE memberships ADD COLUMN contact_since TEXT;
UPDATE memberships SET contact_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE contact = 'if-the-group-moves' AND group_id IN (SELECT id FROM groups WHERE move IS NOT NULL);
`;
