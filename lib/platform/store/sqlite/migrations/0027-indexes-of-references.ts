/** The end of a group takes away what refers to it: without these it went through the answers and marks of all groups. */
export const indexesOfReferences = `
CREATE INDEX rsvps_group_id ON rsvps (group_id, id);
CREATE INDEX series_rsvps_group_id ON series_rsvps (group_id, id);
CREATE INDEX check_ins_group_id ON check_ins (group_id, id);
`;
