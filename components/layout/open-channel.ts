/** Undefined if there is no channel: on the server, and in a browser that refuses it because storage is blocked for the site. */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
