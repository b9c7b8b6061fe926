import { expect, test } from "vitest";
import { transportSecurity } from "@/lib/platform/rendering/security-headers";

test.each([
  [undefined, "max-age=63072000"],
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("transport security with HSTS_SCOPE %s binds no more than it says", (scope, value) => {
  expect(transportSecurity(scope)).toBe(value);
});
