/** Everything that lists or counts the meetups of this group. */
export const listTopics = (groupId: string): string[] => ["meetups", `group-meetups:${groupId}`];
