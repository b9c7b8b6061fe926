/**
 * Pauses the site's toasts while the pointer is over them, keyboard focus is inside them, or another window is active (docs/product.md).
 * Alt+T moves the focus to them. sonner itself pauses only while its list is hovered or the tab is hidden, and has no other interface. So
 * this sends it mouse events: a move over the list stops the timers, and leaving it lets them continue with the time that was left.
 */
export function keepPaused(section: HTMLElement): { settle: () => void; stop: () => void } {
  const list = () => section.querySelector("ol");

  const settle = () => {
    const here = list();
    if (!here) return;
    const waits = !document.hasFocus() || here.matches(":hover") || here.contains(document.activeElement);
    here.dispatchEvent(new MouseEvent(waits ? "mousemove" : "mouseout", { bubbles: true, relatedTarget: waits ? null : document.body }));
  };
  /** The focus has moved only after the event that reports it. */
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
