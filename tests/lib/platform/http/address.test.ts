import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { appendSocketAddress, clientAddress } from "@/lib/platform/http/address";

const from = (forwarded: string, hops: number) => clientAddress(new Headers({ "x-forwarded-for": forwarded }), hops);

test.each([
  // What the client claims comes first, the socket's own address last.
  ["198.51.100.7", 0, "198.51.100.7"],
  ["1.1.1.1, 198.51.100.7", 0, "198.51.100.7"],
  ["1.1.1.1, 198.51.100.7, 10.0.0.1", 1, "198.51.100.7"],
  ["1.1.1.1, 198.51.100.7, 10.0.0.2, 10.0.0.1", 2, "198.51.100.7"],
  // Around the proxy: only the socket is left to count.
  ["10.0.0.1", 1, "10.0.0.1"],
  ["1.1.1.1, 10.0.0.1", 2, "10.0.0.1"],
  // One home, many addresses.
  ["2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", 0, "2001:db8:1:2::/64"],
  ["2001:0DB8::1", 0, "2001:db8:0:0::/64"],
  ["::1", 0, "0:0:0:0::/64"],
  ["::ffff:198.51.100.7", 0, "198.51.100.7"],
  ["198.51.100.7:4711", 0, "198.51.100.7"],
  ["[2001:db8:1:2::9]:4711", 0, "2001:db8:1:2::/64"],
  ["fe80::1%eth0", 0, "fe80:0:0:0::/64"],
  ["1:2:3:4:5:6::", 0, "1:2:3:4::/64"],
  ["2001:db8:1::5:6:7", 0, "2001:db8:1:0::/64"],
  ["::1:2:3:4:5:6:7", 0, "0:1:2:3::/64"],
  ["1::3:4:5:6:7:8", 0, "1:0:3:4::/64"],
  ["1::3:4:5:6:7", 0, "1:0:0:3::/64"],
  ["2001:0db8:000a:0000::1", 0, "2001:db8:a:0::/64"],
  ["[2001:db8:1:2::9]", 0, "2001:db8:1:2::/64"],
  ["::FFFF:198.51.100.7", 0, "198.51.100.7"],
  ["1.1.1.1, , 198.51.100.7,", 0, "198.51.100.7"],
  // Written by nobody's proxy: such a thing is no address.
  ["x[2001:db8::9]", 0, "unknown"],
  ["[2001:db8::9]x", 0, "unknown"],
  ["198.51.100.7:47:11", 0, "unknown"],
  ["1::ffff:198.51.100.7", 0, "1:0:0:0::/64"],
  ["nonsense", 0, "unknown"],
  ["", 0, "unknown"],
  [", ,", 0, "unknown"],
])("%j behind %i proxies is %s", (forwarded, hops, address) => {
  expect(from(forwarded, hops)).toBe(address);
});

test("without the header nobody is known", () => {
  expect(clientAddress(new Headers(), 0)).toBe("unknown");
});

test.each([
  [undefined, "198.51.100.7"],
  ["1.1.1.1, 2.2.2.2", "1.1.1.1, 2.2.2.2, 198.51.100.7"],
])("what came as %j ends with the address of the socket", (claimed, forwarded) => {
  const request = { headers: { "x-forwarded-for": claimed }, socket: { remoteAddress: "198.51.100.7" } } as unknown as IncomingMessage;
  appendSocketAddress(request);
  expect(request.headers["x-forwarded-for"]).toBe(forwarded);
});
