/** The header that does what `noindex` does in a page's head, for an answer without a head: a picture, a calendar. */
export const noindexHeader = (noindex: boolean): Record<string, string> => (noindex ? { "x-robots-tag": "noindex" } : {});
