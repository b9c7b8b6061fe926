/** No page answers here: whoever is sent to it gets the 404. */
export const NOT_FOUND_PATH = "/not-to-be-found";
