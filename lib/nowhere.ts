/** No page answers here: whoever is sent to it gets the 404. */
export const NOWHERE = "/not-to-be-found";
