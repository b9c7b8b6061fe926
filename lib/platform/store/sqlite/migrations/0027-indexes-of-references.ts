/** Deleting a group deletes the rows that refer to it. Without these indexes it read the answers and check-ins of all groups. */
export const indexesOfReferences = `
CREATE INDEX rsvps_group_id ON rsvps (group_id, id);
CREATE INDEX series_rsvps_group_id ON series_rsvps (group_id, id);
CREATE INDEX check_ins_group_id ON check_ins (group_id, id);
`;
