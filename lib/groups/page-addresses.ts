// Separate from the addresses with filters (as for meetups), so that code which only makes a link does not load the list of hobbies.

/** The group's own page for people who are signed in. */
export const groupPath = (groupId: string): string => `/groupDetails/${encodeURIComponent(groupId)}`;

/** The page where the organizers edit the group. */
export const updateGroupPath = (groupId: string): string => `/updateGroup/${encodeURIComponent(groupId)}`;

/** The group's public page, which anyone may read. */
export const publicPath = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
