/** When somebody said no to an invitation that was mailed to them. Until now only the news of it told. */
export const declinedInvitations = `
ALTER TABLE invitations ADD COLUMN declined_at TEXT;
UPDATE invitations SET declined_at = news.at
FROM (SELECT detail, MAX(at) AS at FROM notice_events WHERE kind = 'invitation-refused' GROUP BY detail) AS news
WHERE news.detail = invitations.id AND invitations.email IS NOT NULL;
`;
