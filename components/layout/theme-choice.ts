import { THEME_KEY, THEMES, type Theme } from "@/lib/first-paint";

const listeners = new Set<() => void>();
/** If storage is disabled, the choice lasts as long as the page. */
let kept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return kept;
  }
}

/** The theme chosen in this browser; an unknown value counts as none. */
export const chosenTheme = (): Theme => THEMES.find((theme) => theme === stored()) ?? "system";

/** Applies the chosen theme; for the first paint, the script in <head> has done it. */
function apply(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

function changed(): void {
  apply();
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it. */
export function chooseTheme(theme: Theme): void {
  kept = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice is kept in memory above.
  }
  changed();
}

/** Calls back when the choice changes, here or in another tab. @returns a function that stops it */
export function onThemeChange(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) changed();
  };
  // A page that the browser renders as a whole (instrumentation-client.ts) gets a new <html>, and that script does not run again.
  apply();
  listeners.add(callback);
  window.addEventListener("storage", listen);
  return () => {
    listeners.delete(callback);
    window.removeEventListener("storage", listen);
  };
}
