const keyOf = (address: string): string => `hobbyhub:before:${address}`;

const here = (): string => `${location.pathname}${location.search}`;

/** Stores for this tab that the person goes from this page to that address, because a forward-only list has no link back. */
export function rememberPage(next: string): void {
  const { pathname, search } = new URL(next, location.origin);
  try {
    sessionStorage.setItem(keyOf(`${pathname}${search}`), here());
  } catch {
    // The browser has no storage: the link to the first page remains.
  }
}

/** The address of the page before this one in the list; null if the person came here another way. */
export function pageBefore(): string | null {
  try {
    return sessionStorage.getItem(keyOf(here()));
  } catch {
    return null;
  }
}
