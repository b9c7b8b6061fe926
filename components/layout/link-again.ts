export const wordsOf = (link: HTMLAnchorElement): string => link.ariaLabel ?? link.textContent;

/** The links in the page's main part that lead to the page itself: to another sort order, filter or month, or the tab of the page. */
const ownLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(({ pathname }) => pathname === location.pathname);

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * A link that sorts a list, filters it or changes its month, or that leads to another part of the same thing (a tab), may bring a new page
 * with new links. The keyboard focus would then start at the top again, and a screen reader would say nothing where the heading is the
 * same. Call this while the link is pressed.
 * @returns a function that moves the focus once the page has come: to the link with the same text, to the link at the same place (such as
 * "next month"), or to the tab of the page. A link that is out of view, for example below a long list, gets no focus: the list is read from
 * its top.
 */
export function linkAgain(link: HTMLAnchorElement): (() => void) | undefined {
  const isTab = link.closest("main nav") !== null;
  if ((link.pathname !== location.pathname && !isTab) || !link.matches(":focus-visible")) return;
  const likeIt = () => ownLinks().filter(({ className }) => className === link.className);
  const before = likeIt();
  const place = before.indexOf(link);
  return () => {
    // The same link may be on the new page too, below a list that is shown from its top.
    if (document.activeElement === link && !isInSight(link)) document.querySelector("main")?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    const like = likeIt();
    const inPlace = like.length === before.length ? like[place] : undefined;
    const again =
      ownLinks().find((other) => wordsOf(other) === wordsOf(link)) ??
      inPlace ??
      ownLinks().find((other) => isTab && other.matches("[aria-current=page]"));
    if (again && isInSight(again)) again.focus();
  };
}
