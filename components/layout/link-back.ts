import { wordsOf } from "./link-again";

/** For each page, the link on it that was last followed by keyboard. */
const followed = new Map<string, { href: string; words: string }>();

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];

/** Call it while a link that leads to another page is pressed. */
export function rememberLink(link: HTMLAnchorElement, page: string): void {
  if (link.matches(":focus-visible")) followed.set(page, { href: link.href, words: wordsOf(link) });
  else followed.delete(page);
}

/**
 * A keyboard user who goes back to a page would start at its top again. Call this when the address has changed back and the page
 * that the person leaves is still shown.
 * @returns a function that moves the focus to the link that was followed, and returns whether that link is there already; undefined if
 * there was none
 */
export function linkBack(page: string): (() => boolean) | undefined {
  const left = followed.get(page);
  if (!left) return;
  const others = new Set(links());
  return () => {
    const link = links().find((one) => !others.has(one) && one.href === left.href && wordsOf(one) === left.words);
    // The browser has restored the scroll position.
    if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
    return link !== undefined;
  };
}
