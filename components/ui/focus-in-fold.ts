/**
 * Moves the focus to an element. If the element is in a closed `<details>`, opens that first, because hidden elements cannot have the
 * focus.
 */
export function focusInFold(element: HTMLElement | null | undefined): void {
  const fold = element?.closest("details");
  if (fold) fold.open = true;
  element?.focus();
}
