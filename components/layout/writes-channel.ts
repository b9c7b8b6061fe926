const NAME = "hobbyhub:writes";

/** One for sending and listening: a channel never hears itself, but it does hear another one of the same tab. */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Lets every other tab know that this one has written. */
export const tellOtherTabs = (): void => shared()?.postMessage("written");

/** Hears of what other tabs wrote, never of what this one did. @returns how to stop */
export function onOtherTabsWrite(listener: () => void): () => void {
  const heard = shared();
  heard?.addEventListener("message", listener);
  return () => heard?.removeEventListener("message", listener);
}
