/** An index for the groups that a person helps to run, among all groups that they run. */
export const helpedGroups = `
CREATE INDEX memberships_account_id_section_role_since ON memberships (account_id, section, role, since, id);
`;
