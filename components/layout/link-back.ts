import { wordsOf } from "./link-again";

/** By page, the link that was last followed from it by keyboard. */
const followed = new Map<string, { href: string; words: string }>();

const thisPage = (): string => location.pathname + location.search;

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];

/** Called while a link is pressed that leads to another page. */
export function rememberLink(link: HTMLAnchorElement): void {
  if (link.matches(":focus-visible")) followed.set(thisPage(), { href: link.href, words: wordsOf(link) });
  else followed.delete(thisPage());
}

/**
 * Whoever went on by keyboard and comes back would begin at the top of the page once more. Called when the address has gone back and the
 * page that is shown is still the other one.
 * @returns what hands the focus to the link that had been followed, and says whether it is there already; undefined where there was none
 */
export function linkBack(): (() => boolean) | undefined {
  const left = followed.get(thisPage());
  if (!left) return;
  const others = new Set(links());
  return () => {
    const link = links().find((one) => !others.has(one) && one.href === left.href && wordsOf(one) === left.words);
    // The browser has scrolled to where one was.
    if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
    return link !== undefined;
  };
}
