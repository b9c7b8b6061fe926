/** Whether the owner of an address stopped invitations to it. Until now the table held only addresses whose mail bounced. */
export const stoppedInvitations = `
ALTER TABLE rested_addresses ADD COLUMN unwanted INTEGER NOT NULL DEFAULT 0;
`;
