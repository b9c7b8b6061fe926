/** What `noindex` in a page's head says, for an answer that has no head: a picture, a calendar. */
export const noindexHeader = (noindex: boolean): Record<string, string> => (noindex ? { "x-robots-tag": "noindex" } : {});
