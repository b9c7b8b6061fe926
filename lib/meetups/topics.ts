/** A day has ended where the site is at home. */
export const DAY_ENDED = "days";

/** Everything that lists or counts the meetups of this group. */
export const listTopics = (groupId: string): string[] => ["meetups", `group-meetups:${groupId}`];
