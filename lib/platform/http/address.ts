import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "@/lib/env";

/** Strips what proxies add to an address: brackets, a port, a zone, IPv4 dressed as IPv6. */
function bare(entry: string): string {
  const unwrapped = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? (/^[^:]+:\d+$/.test(entry) ? entry.replace(/:\d+$/, "") : entry);
  return unwrapped.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The first 64 bits of an IPv6 address: one household or server holds all the others. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill("0"), ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * Appends the address of the socket to `X-Forwarded-For`. Next fills that header in only where it is absent, so that anybody could claim
 * any address; the last entry now is always the truth.
 */
export function appendSocketAddress({ headers, socket }: IncomingMessage): void {
  const claimed = headers["x-forwarded-for"];
  const address = socket.remoteAddress ?? "unknown";
  headers["x-forwarded-for"] = claimed === undefined ? address : `${claimed}, ${address}`;
}

/**
 * Whom rate limits count. `X-Forwarded-For` is written by the client first and by each proxy after it; `appendSocketAddress` adds the
 * socket's own address as the last entry. So with no trusted proxy only the last entry counts, and with n of them the one n before it.
 * A request that came around the proxies has too few entries: its socket counts.
 */
export function clientAddress(headers: Pick<Headers, "get">, hops: number = env().TRUSTED_PROXY_HOPS): string {
  const seen = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const address = bare(seen.at(-1 - hops) ?? seen.at(-1) ?? "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network(address) : "unknown";
}
