/**
 * Lets the site's notifications wait while somebody points at them, is inside them by keyboard, or has turned to another window
 * (docs/product.md), and brings the focus to them by Alt+T. sonner itself waits while its list is hovered or the tab is hidden and
 * can be told nothing else, so hovering is what it is told: a mouse that moves over the list holds the clock, one that leaves it lets it
 * run on with what was left.
 */
export function keepPaused(section: HTMLElement): { settle: () => void; stop: () => void } {
  const list = () => section.querySelector("ol");

  const settle = () => {
    const here = list();
    if (!here) return;
    const waits = !document.hasFocus() || here.matches(":hover") || here.contains(document.activeElement);
    here.dispatchEvent(new MouseEvent(waits ? "mousemove" : "mouseout", { bubbles: true, relatedTarget: waits ? null : document.body }));
  };
  /** The focus has arrived only after the event that tells of it. */
  const settleSoon = () => setTimeout(settle);

  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener("blur", settle, { signal });
  window.addEventListener("focus", settle, { signal });
  section.addEventListener("focusin", settleSoon, { signal });
  section.addEventListener("focusout", settleSoon, { signal });
  document.addEventListener(
    "keydown",
    ({ altKey, code }) => {
      if (altKey && code === "KeyT") list()?.focus();
    },
    { signal },
  );
  return { settle, stop: () => stopped.abort() };
}
