export const wordsOf = (link: HTMLAnchorElement): string => link.ariaLabel ?? link.textContent;

/** The links in the page's main part that change the page itself: its sort order, its filter or its month. */
const ownLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(({ pathname }) => pathname === location.pathname);

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * A list whose own link sorts it, filters it or changes its month may come as a new page with new links. The keyboard focus would then
 * start at the top again. Call this while the link is pressed.
 * @returns a function that moves the focus once the page has come: to the link with the same text, or else to the link at the same place
 * (such as "next month"). A link that is out of view, for example below a long list, gets no focus: the list is read from its top.
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
