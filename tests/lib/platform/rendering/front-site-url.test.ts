import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { slowDownPage } from "@/components/ui/slow-down-page";
import { log } from "@/lib/log";
import { standInFront } from "@/lib/platform/rendering/front";
import { rawHttp } from "../../../support/raw-http";

let server: Server;
let asked: IncomingMessage | undefined;
const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);

beforeAll(async () => {
  const publicOrigin = "https://hobbies.example";
  const own = { publicOrigin, transportSecurity: "max-age=7", hops: 1, slowDownPage, sessionPages: /^\/myGroup$/ };
  standInFront({ production: true, mostConnections: 100, ...own });
  server = createServer((request, response) => {
    asked = request;
    if (request.url === "/contact/") response.writeHead(308, { location: "/contact" });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
});

afterAll(() => void server.close());

const send = (path: string, scheme: string) => {
  const { port } = server.address() as AddressInfo;
  return rawHttp(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${scheme}Connection: close\r\n\r\n`);
};

test.each(["", "X-Forwarded-Proto: http\r\n", "X-Forwarded-Proto: ftp\r\n"])(
  "a site on https is on https, whatever %j says",
  async (scheme) => {
    for (const path of ["/contact", "/contact/"]) expect((await send(path, scheme)).headers["strict-transport-security"]).toBe("max-age=7");
    expect(asked?.headers["x-forwarded-proto"]).toBe("https");
  },
);

test("a port behind proxies that is open to other machines is warned of, once", () => {
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]).toEqual([expect.objectContaining({ listening: "0.0.0.0" }), expect.stringContaining("TRUSTED_PROXY_HOPS")]);
});

test("a proxy's idle connection stays open longer than proxies keep it", async () => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).headers.get("keep-alive")).toBe("timeout=75");
});
