/** The topic that a day has ended in the site's zone. */
export const DAY_ENDED = "days";

/** The topics of all pages that list or count the meetups of this group. */
export const listTopics = (groupId: string): string[] => ["meetups", `group-meetups:${groupId}`];
