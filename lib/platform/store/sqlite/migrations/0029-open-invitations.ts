/** Adds `stand`: a used-up invitation is no longer open, so a group's open invitations can be counted without reading the others. */
export const openInvitations = `
ALTER TABLE invitations ADD COLUMN stand TEXT NOT NULL DEFAULT 'over';
UPDATE invitations SET stand = 'open' WHERE revoked_at IS NULL AND used < uses;
DROP INDEX invitations_group_id_revoked_at_expires_at;
CREATE INDEX invitations_group_id_stand_expires_at ON invitations (group_id, stand, expires_at, id);
`;
