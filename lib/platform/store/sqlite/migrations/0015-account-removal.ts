/** When an account is to be deleted, and indexes for finding everything that names a person. */
export const accountRemoval = `
ALTER TABLE users ADD COLUMN deletion_at TEXT;
CREATE INDEX invitations_invited_by ON invitations (invited_by, id);
CREATE INDEX invitations_email ON invitations (email, id);
CREATE INDEX actions_actor_id ON actions (actor_id, id);
CREATE INDEX actions_person_id ON actions (person_id, id);
CREATE INDEX messages_email ON messages (email, id);
`;
