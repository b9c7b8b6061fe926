/*
 * Joins the first toast to the toasters: they are mounted when somebody wants to say something, and sonner forgets what is said
 * before they are.
 */
let report: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  report = resolve;
});
let wanted = false;
let listener: () => void = () => undefined;

/** Asks for the toasters; resolves when they listen. */
export function toastersReady(): Promise<void> {
  wanted = true;
  listener();
  return mounted;
}

/** Tells the place that mounts the toasters when they are wanted, at once if they already are. Returns how to stop. */
export function onToastersWanted(mount: () => void): () => void {
  listener = mount;
  if (wanted) mount();
  return () => {
    listener = () => undefined;
  };
}

/** The toasters listen now. */
export const reportToasters = (): void => report();
