import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";
import { policyOfPage, scriptPolicy } from "@/lib/platform/rendering/script-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];

test("a page may run exactly the inline scripts it was made with", () => {
  const policy = policyOfPage(
    '<script>a()</script><script async="" src="/x.js"></script><script id="b">b("চা")</script><script>a()</script>',
  );
  expect(scriptsOf(policy)).toEqual(["'self'", hash(FIRST_PAINT_SCRIPT), hash("a()"), hash('b("চা")')]);
});

test("data is not a script", () => {
  expect(policyOfPage('<script type="application/ld+json">{"a":1}</script>')).toBe(scriptPolicy([]));
});

test("nothing is allowed that was not named, and nobody may frame a page", () => {
  const policy = scriptPolicy(["'nonce-abc'"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(scriptsOf(policy)).toEqual(["'self'", hash(FIRST_PAINT_SCRIPT), "'nonce-abc'"]);
});
