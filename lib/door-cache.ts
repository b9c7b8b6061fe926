/**
 * Where a browser keeps the page of a door for use without a network. `public/door-sw.js` fills it and cannot import: it has the name once
 * more, and a test holds the two together.
 */
export const DOOR_CACHE = "hobbyhub-door";
