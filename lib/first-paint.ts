/** A chosen theme does not flash, and a signed-in person's navbar keeps the room of what it will show. */
const PAINT =
  'try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t)d.theme=t;if(s.getItem("currentUserId"))d.member=""}catch{}';

/**
 * A form that only a script can send keeps the press of its button, or Enter in one of its fields, until it is hydrated: the button is marked
 * as one at work, and SubmitButton sends the form then. `data-early` stands on that button until hydration.
 */
const PRESS =
  'onclick=onkeydown=e=>{const t=e.target,s="[data-early]",b=e.key?e.key=="Enter"&&t.matches?.("input")&&t.form?.querySelector(s):t.closest?.(s);if(b){e.preventDefault();b.ariaDisabled="true"}}';

/**
 * Runs in <head> before the first paint. A constant, because its hash belongs to the script policy of per-request pages; static pages have
 * their inline scripts hashed by the cache handler.
 */
export const FIRST_PAINT_SCRIPT = `${PAINT};${PRESS}`;

/** What the theme switch offers; `system` follows the device and is what nobody has to choose. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept, for the script above to read. */
export const THEME_KEY = "theme";
