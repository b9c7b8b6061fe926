/** A used-up invitation is open no more: the open ones of a group are counted without a look at the others. */
export const openInvitations = `
ALTER TABLE invitations ADD COLUMN stand TEXT NOT NULL DEFAULT 'over';
UPDATE invitations SET stand = 'open' WHERE revoked_at IS NULL AND used < uses;
DROP INDEX invitations_group_id_revoked_at_expires_at;
CREATE INDEX invitations_group_id_stand_expires_at ON invitations (group_id, stand, expires_at, id);
`;
