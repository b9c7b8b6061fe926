/** When a person declined an invitation by mail. Until now only the notice event had this time. */
export const declinedInvitations = `
ALTER TABLE invitations ADD COLUMN declined_at TEXT;
UPDATE invitations SET declined_at = news.at
FROM (SELECT detail, MAX(at) AS at FROM notice_events WHERE kind = 'invitation-refused' GROUP BY detail) AS news
WHERE news.detail = invitations.id AND invitations.email IS NOT NULL;
`;
