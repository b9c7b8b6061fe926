/** Keys of the browser's storage that the script reads before the first paint: the chosen theme, and the person who was signed in last. */
export const THEME_KEY = "theme";
export const MEMBER_KEY = "currentUserId";

/** Applies the chosen theme before the first paint, and reserves the space that a signed-in person's navbar needs. */
const PAINT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}");if(t)d.theme=t;if(s.getItem("${MEMBER_KEY}"))d.member=""}catch{}`;

/**
 * For a form that only a script can send. Its button carries `data-early` until hydration. Until then, a press of the button, or Enter in
 * one of the fields, marks the button as busy. After hydration, SubmitButton sends the form.
 */
const PRESS =
  'onclick=onkeydown=e=>{const t=e.target,s="[data-early]",b=e.key?e.key=="Enter"&&t.matches?.("input")&&t.form?.querySelector(s):t.closest?.(s);if(b){e.preventDefault();b.ariaDisabled="true"}}';

/**
 * Runs in <head> before the first paint. It must be a constant, because its hash is in the script policy of per-request pages. For static
 * pages, the cache handler hashes the inline scripts.
 */
export const FIRST_PAINT_SCRIPT = `${PAINT};${PRESS}`;

/** The choices of the theme switch. `system` follows the device and is the default. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
