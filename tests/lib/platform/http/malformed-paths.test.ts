import { expect, test } from "vitest";
import { isReadablePath, servedAddress } from "@/lib/platform/http/malformed-paths";

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

test.each([
  ["/blogDetails/%ff?q=1", "/not-to-be-found"],
  ["/api/groups/%ff", "/api/not-to-be-found"],
  ["/api/groups/%E0%A6%97?q=1", "/api/groups/%E0%A6%97?q=1"],
  ["/api/groups?q=a%20b&sort=%E0%A4%A", "/api/groups?q=a%20b&sort=%E0%A4%A"],
  ["/allGroups?__proto__=1", "/allGroups?__proto__=1"],
  ["/api/groups?a=1&__proto__=1&b=2", "/api/groups?a=1&__proto=1&b=2"],
  ["/api/groups?%5f_%70roto__", "/api/groups?__proto="],
])("%s is served as %s", (url, served) => {
  expect(servedAddress(url)).toBe(served);
});
