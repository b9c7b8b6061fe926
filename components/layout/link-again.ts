export const wordsOf = (link: HTMLAnchorElement): string => link.ariaLabel ?? link.textContent;

/** The links by which the page itself is sorted, narrowed down or turned. */
const ownLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(({ pathname }) => pathname === location.pathname);

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * A list that is sorted, narrowed down or turned by a link of its own may come as another page, with other links: whoever walks by keyboard
 * would begin at its top once more. Called while the link is pressed.
 * @returns what hands the focus to its successor once the page has come: the link with its words, or the one in its place where the words
 * go on, as those of the next month do. One that is out of sight, as below a long list, gets nothing: the list is read from its top.
 */
export function linkAgain(link: HTMLAnchorElement): (() => void) | undefined {
  if (link.pathname !== location.pathname || !link.matches(":focus-visible")) return;
  const likeIt = () => ownLinks().filter(({ className }) => className === link.className);
  const before = likeIt();
  const place = before.indexOf(link);
  return () => {
    if (document.activeElement !== document.body) return;
    const like = likeIt();
    const inPlace = like.length === before.length ? like[place] : undefined;
    const again = ownLinks().find((other) => wordsOf(other) === wordsOf(link)) ?? inPlace;
    if (again && isInSight(again)) again.focus();
  };
}
