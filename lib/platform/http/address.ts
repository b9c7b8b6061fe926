import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "@/lib/env";

/** Strips what proxies add to an IP address: brackets, a port, a zone, the IPv6 prefix of an IPv4 address. */
function bare(entry: string): string {
  const unwrapped = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? (/^[^:]+:\d+$/.test(entry) ? entry.replace(/:\d+$/, "") : entry);
  return unwrapped.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The first 64 bits of an IPv6 address: all addresses below them belong to one household or server. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const missing = 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(missing).fill("0"), ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * Appends the socket's IP address to `X-Forwarded-For`. Next sets that header only when it is absent, so without this a client could claim
 * any address. The last entry is always true now.
 */
export function appendSocketAddress({ headers, socket }: IncomingMessage): void {
  const claimed = headers["x-forwarded-for"];
  const address = socket.remoteAddress ?? "unknown";
  headers["x-forwarded-for"] = claimed === undefined ? address : `${claimed}, ${address}`;
}

/**
 * The IP address that rate limits count. The client writes `X-Forwarded-For` first and each proxy appends to it; `appendSocketAddress` adds
 * the socket's own address as the last entry. So without a trusted proxy only the last entry counts, and with n trusted proxies the entry n
 * places before it. A request that bypassed the proxies has too few entries: then the socket's address counts.
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
