/*
 * Joins the first toast to the toasters: they are mounted when somebody wants to say something, and sonner forgets what is said
 * before they are.
 */
let report: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  report = resolve;
});
let wanted = false;
let listener: () => Promise<void> | undefined = () => undefined;

/** Asks for the toasters; resolves when they listen, and rejects when they could not be fetched. */
export async function toastersReady(): Promise<void> {
  wanted = true;
  await listener();
  return mounted;
}

/** Tells the place that mounts the toasters when they are wanted, at once if they already are. Returns how to stop. */
export function onToastersWanted(mount: () => Promise<void>): () => void {
  listener = mount;
  // Should this fail, the next toast asks again.
  if (wanted) void mount().catch(() => undefined);
  return () => {
    listener = () => undefined;
  };
}

/** The toasters listen now. */
export const reportToasters = (): void => report();
