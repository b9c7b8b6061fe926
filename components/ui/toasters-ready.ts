/*
 * Connects the first toast with the toasters: they are mounted on the first request, and sonner loses a toast that is sent before they are
 * mounted.
 */
let report: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  report = resolve;
});
let wanted = false;
let listener: () => Promise<void> | undefined = () => undefined;

/** Asks for the toasters. Resolves when they are mounted, and rejects when they could not be loaded. */
export async function toastersReady(): Promise<void> {
  wanted = true;
  await listener();
  return mounted;
}

/**
 * Registers the component that mounts the toasters. It is called when they are wanted, or at once if they already are. @returns a function
 * that stops it
 */
export function onToastersWanted(mount: () => Promise<void>): () => void {
  listener = mount;
  // If this fails, the next toast tries again.
  if (wanted) void mount().catch(() => undefined);
  return () => {
    listener = () => undefined;
  };
}

/** Reports that the toasters are mounted. */
export const reportToasters = (): void => report();
