import { wordsOf } from "./link-again";

/** By page, the link that was last followed from it by keyboard. */
const followed = new Map<string, { href: string; words: string }>();

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];

/** Called while a link of a page is pressed that leads to another one. */
export function rememberLink(link: HTMLAnchorElement, page: string): void {
  if (link.matches(":focus-visible")) followed.set(page, { href: link.href, words: wordsOf(link) });
  else followed.delete(page);
}

/**
 * Whoever went on by keyboard and comes back would begin at the top of the page once more. Called when the address has gone back to
 * a page and the one that is shown is still the other.
 * @returns what hands the focus to the link that had been followed, and says whether it is there already; undefined where there was none
 */
export function linkBack(page: string): (() => boolean) | undefined {
  const left = followed.get(page);
  if (!left) return;
  const others = new Set(links());
  return () => {
    const link = links().find((one) => !others.has(one) && one.href === left.href && wordsOf(one) === left.words);
    // The browser has scrolled to where one was.
    if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
    return link !== undefined;
  };
}
