/**
 * Runs in <head> before the first paint, so that a chosen theme does not flash. A constant, because its hash belongs to the script
 * policy of per-request pages; static pages have their inline scripts hashed by the cache handler.
 */
export const THEME_SCRIPT = 'try{const t=localStorage.getItem("theme");if(t)document.documentElement.dataset.theme=t}catch{}';
