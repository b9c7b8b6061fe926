/** No page has this address: a redirect to it shows the 404. */
export const NOT_FOUND_PATH = "/not-to-be-found";
