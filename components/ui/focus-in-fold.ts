/** Goes to what may stand in a fold, which opens if its reader closed it: what is folded away takes no focus. */
export function focusInFold(element: HTMLElement | null | undefined): void {
  const fold = element?.closest("details");
  if (fold) fold.open = true;
  element?.focus();
}
