import { openChannel } from "./open-channel";

const NAME = "hobbyhub:writes";

/**
 * One channel for sending and listening. A channel does not receive its own messages, but it does receive those of another channel in the
 * same tab.
 */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel | undefined {
  channel ??= openChannel(NAME);
  return channel;
}

const own = new Set<() => void>();

/** Tells every other tab, and the write listeners of this tab, that this tab has written. */
export function tellOtherTabs(): void {
  shared()?.postMessage("written");
  for (const listener of own) listener();
}

/** Listens to the writes of other tabs, not of this one. @returns a function that stops it */
export function onOtherTabsWrite(listener: () => void): () => void {
  const heard = shared();
  heard?.addEventListener("message", listener);
  return () => heard?.removeEventListener("message", listener);
}

/** Listens to every write, also of this tab. @returns a function that stops it */
export function onWrite(listener: () => void): () => void {
  const stop = onOtherTabsWrite(listener);
  own.add(listener);
  return () => {
    own.delete(listener);
    stop();
  };
}
