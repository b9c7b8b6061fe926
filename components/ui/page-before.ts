const keyOf = (address: string): string => `hobbyhub:before:${address}`;

const here = (): string => `${location.pathname}${location.search}`;

/** Remembers for this tab that one goes on from this page to that address: a list that is read in one direction knows no way back. */
export function rememberPage(next: string): void {
  const { pathname, search } = new URL(next, location.origin);
  try {
    sessionStorage.setItem(keyOf(`${pathname}${search}`), here());
  } catch {
    // A browser that keeps nothing: there is the way to the first page.
  }
}

/** The address of the page from which one came on to this one; null for one who came here otherwise. */
export function pageBefore(): string | null {
  try {
    return sessionStorage.getItem(keyOf(here()));
  } catch {
    return null;
  }
}
