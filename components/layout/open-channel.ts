/** Undefined where there is none: on the server, and in a browser that refuses it because the site may keep nothing there. */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
