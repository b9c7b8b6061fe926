import { openChannel } from "./open-channel";

const NAME = "hobbyhub:writes";

/** One for sending and listening: a channel never hears itself, but it does hear another one of the same tab. */
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel | undefined {
  channel ??= openChannel(NAME);
  return channel;
}

const own = new Set<() => void>();

/** Lets every other tab know that this one has written, and whoever in this one wants to know of any write. */
export function tellOtherTabs(): void {
  shared()?.postMessage("written");
  for (const listener of own) listener();
}

/** Hears of what other tabs wrote, never of what this one did. @returns how to stop */
export function onOtherTabsWrite(listener: () => void): () => void {
  const heard = shared();
  heard?.addEventListener("message", listener);
  return () => heard?.removeEventListener("message", listener);
}

/** Hears of every write, this tab's too. @returns how to stop */
export function onWrite(listener: () => void): () => void {
  const stop = onOtherTabsWrite(listener);
  own.add(listener);
  return () => {
    own.delete(listener);
    stop();
  };
}
