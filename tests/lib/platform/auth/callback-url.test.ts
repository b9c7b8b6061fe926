import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownPath, safeCallbackUrl, withCallbackUrl } from "@/lib/platform/auth/callback-url";

const SITE = "https://hobbyhub.example";

/** What a browser makes of it: the one thing that counts. */
const landsAt = (path: string): URL => new URL(path, SITE);

describe("a page of ours is kept as it is", () => {
  test.each([
    "/",
    "/createGroup",
    "/groupDetails/65f0c0ffee65f0c0ffee65f0",
    "/allGroups?category=Drawing+%26+Painting&sort=az",
    "/allGroups?q=%E0%A6%AE%E0%A6%BE%E0%A6%9B",
    "/allGroups?q=a%2Fb%25%0A",
    "/blogDetails/1#gallery",
    "/dashboard/dashMyGroup?after=65f0c0ffee65f0c0ffee65f0",
    "/a?next=//elsewhere.example",
    "/loginStories",
    "/registered",
    "/stories/login",
    "/how-to/api/",
    "/a?next=%2f%5c%25",
    `/${"a".repeat(1999)}`,
  ])("%s", (path) => expect(safeCallbackUrl(path)).toBe(path));
});

describe("anything else becomes the home page", () => {
  test.each([
    undefined,
    null,
    "",
    7,
    ["/createGroup"],
    { toString: () => "/createGroup" },
    "createGroup",
    "https://elsewhere.example",
    "https://hobbyhub.example/createGroup",
    "//elsewhere.example",
    "///elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "\t//elsewhere.example",
    " //elsewhere.example",
    "/.//elsewhere.example",
    "/..//elsewhere.example",
    "/x/..//elsewhere.example",
    "/%2e%2e//elsewhere.example",
    "/%2f/elsewhere.example",
    "/%2F%2Felsewhere.example",
    "/%5celsewhere.example",
    "/%5Celsewhere.example",
    "/%09/elsewhere.example",
    "/%0d%0aSet-Cookie:%20a=b",
    "/%252f%252felsewhere.example",
    "/%255celsewhere.example",
    "/a//b",
    "/x\u0000y",
    "/x\u0085y",
    "javascript:alert(1)",
    "data:text/html,hello",
    `/${"a".repeat(2000)}`,
  ])("%j", (value) => expect(safeCallbackUrl(value)).toBe("/"));
});

test.each(["/login", "/login?callbackUrl=%2Flogin", "/login/google", "/LOGIN", "/register", "/register#x", "/api", "/api/groups"])(
  "nobody comes back to %s",
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(safeCallbackUrl(path)).toBe("/");
  },
);

const TRICKS = [
  "/",
  "\\",
  ".",
  "..",
  "%2f",
  "%5C",
  "%2e",
  "%00",
  "%0a",
  "%25",
  "@",
  ":",
  "//",
  "\t",
  "\r",
  "\n",
  "?",
  "#",
  "elsewhere.example",
];
const hostile = fc.array(fc.oneof(fc.constantFrom(...TRICKS), fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 12 });

test("whatever is given, the answer stays on this site, as given and after another decoding", () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const path = safeCallbackUrl(`/${parts.join("")}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(landsAt(path).origin).toBe(SITE);
      expect(landsAt(path).href).not.toMatch(/\p{Cc}/u);
      expect(landsAt(decodeURIComponent(landsAt(path).pathname)).origin).toBe(SITE);
    }),
    { numRuns: 5000 },
  );
});

test("what is safe stays the same when it is asked again", () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const once = safeCallbackUrl(`/${parts.join("")}`);
      expect(safeCallbackUrl(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test("the way back survives the trip through the login page's address", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const wanted = safeCallbackUrl(`${path || "/"}?${query}`);
      const link = withCallbackUrl("/login", wanted);
      expect(safeCallbackUrl(landsAt(link).searchParams.get("callbackUrl") ?? "/")).toBe(wanted);
      expect(landsAt(link).pathname).toBe("/login");
    }),
  );
});

test("the home page needs no way back", () => {
  expect(withCallbackUrl("/login", "/")).toBe("/login");
  expect(withCallbackUrl("/register", "//elsewhere.example")).toBe("/register");
  expect(withCallbackUrl("/register", "/myGroup?a=1")).toBe("/register?callbackUrl=%2FmyGroup%3Fa%3D1");
});
