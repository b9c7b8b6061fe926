import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { isReadablePath, turnAwayBrokenPaths } from "@/lib/platform/http/broken-paths";

test.each([
  ["/", true],
  ["/api/groups/%E0%A6%97", true],
  ["/a%2fb?q=%E0%A4%A", true],
  ["/api/groups/%E0%A4%A", false],
  ["/%", false],
  ["/%ff", false],
  ["/blogDetails/%5Bid%5D", false],
  ["/blogDetails/[id]?q=1", false],
  ["/api/groups/%5Bid%5D/membership", false],
  ["/blogDetails/1?tag=[id]", true],
  ["/allGroups/[a", true],
  ["/_next/static/chunks/app/blogDetails/%5Bid%5D/page.js", true],
])("%s is readable: %s", (path, readable) => {
  expect(isReadablePath(path)).toBe(readable);
});

test("a server never gets to see a broken one", async () => {
  turnAwayBrokenPaths();
  const server = createServer((request, response) => response.end(request.url));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${url}/blogDetails/%ff?q=1`)).text()).toBe("/not-to-be-found");
  expect(await (await fetch(`${url}/api/groups/%ff`)).text()).toBe("/api/not-to-be-found");
  expect(await (await fetch(`${url}/api/groups/%E0%A6%97?q=1`)).text()).toBe("/api/groups/%E0%A6%97?q=1");
  expect(await (await fetch(`${url}/api/groups?a=1&__proto__=1&b=2`)).text()).toBe("/api/groups?a=1&__proto=1&b=2");
  expect(await (await fetch(`${url}/api/groups?%5f_%70roto__`)).text()).toBe("/api/groups?__proto=");
  await new Promise((resolve) => server.close(resolve));
});
