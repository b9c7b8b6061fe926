/**
 * The name of the cache in which a browser keeps the door page for offline use. `public/door-sw.js` fills it but cannot import, so it
 * repeats the name; a test compares the two.
 */
export const DOOR_CACHE = "hobbyhub-door";
