// Apart from the addresses that filters make, as those of meetups are: a link need not load every hobby.

/** The group's own page for people who are signed in. */
export const groupPath = (groupId: string): string => `/groupDetails/${encodeURIComponent(groupId)}`;

/** Where its organizers change what it says of itself. */
export const updateGroupPath = (groupId: string): string => `/updateGroup/${encodeURIComponent(groupId)}`;

/** The page anyone may read. */
export const publicPath = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
