/** That the owner of an address stopped invitations to it, beside that mail to it came back. */
export const stoppedInvitations = `
ALTER TABLE rested_addresses ADD COLUMN unwanted INTEGER NOT NULL DEFAULT 0;
`;
