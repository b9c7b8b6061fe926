/** What the browser keeps, and the script reads before anything else: the chosen theme, and who was signed in last. */
export const THEME_KEY = "theme";
export const MEMBER_KEY = "currentUserId";

/** A chosen theme does not flash, and a signed-in person's navbar keeps the room of what it will show. */
const PAINT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}");if(t)d.theme=t;if(s.getItem("${MEMBER_KEY}"))d.member=""}catch{}`;

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
