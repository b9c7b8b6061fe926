import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PICTURE_FOLDERS, transportSecurity } from "@/lib/platform/rendering/security-headers";

test.each([
  [undefined, "max-age=63072000"],
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("transport security with HSTS_SCOPE %s binds no more than it says", (scope, value) => {
  expect(transportSecurity(scope)).toBe(value);
});

test("the folders of pictures are those that public/ has", () => {
  const folders = readdirSync("public", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(PICTURE_FOLDERS).toEqual(folders.sort());
});
