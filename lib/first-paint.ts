/** A chosen theme does not flash, and a signed-in person's navbar keeps the room of what it will show. */
const PAINT =
  'try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t)d.theme=t;if(s.getItem("currentUserId"))d.member=""}catch{}';

/**
 * A form that only a script can send keeps the press of its button, or Enter in one of its fields, until it is hydrated: the button is marked
 * as one at work, and SubmitButton sends the form then. `data-early` stands on that button until hydration.
 */
const PRESS =
  'for(const k of["click","keydown"])addEventListener(k,e=>{const t=e.target,b=k=="click"?t.closest?.("[data-early]"):e.key=="Enter"&&t.matches("input")&&t.form?.querySelector("[data-early]");if(b){e.preventDefault();b.ariaDisabled="true"}},true)';

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
