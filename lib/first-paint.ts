/**
 * Runs in <head> before the first paint, so that a chosen theme does not flash and a signed-in person's navbar keeps the room of what
 * it will show. A constant, because its hash belongs to the script policy of per-request pages; static pages have their inline scripts
 * hashed by the cache handler.
 */
export const FIRST_PAINT_SCRIPT =
  'try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t)d.theme=t;if(s.getItem("currentUserId"))d.member=""}catch{}';

/** What the theme switch offers; `system` follows the device and is what nobody has to choose. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept, for the script above to read. */
export const THEME_KEY = "theme";
