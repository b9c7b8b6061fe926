import { afterEach, expect, test, vi } from "vitest";
import { callbackUrl } from "@/components/account/use-callback-url";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["?callbackUrl=%2Fdashboard%2Faccount", "#email", "/dashboard/account#email"],
  ["?callbackUrl=%2Fdashboard%2Faccount%23data", "#email", "/dashboard/account#data"],
  ["?callbackUrl=%2Fdashboard%2Faccount", "", "/dashboard/account"],
  ["?callbackUrl=%2FcreateGroup", "#main", "/createGroup"],
  ["?callbackUrl=%2F%2Fevil.example", "#email", "/"],
  ["?callbackUrl=", "#email", "/"],
  ["", "#email", "/"],
])("where %s%s goes on after signing in", (search, hash, to) => {
  vi.stubGlobal("location", { search, hash });
  expect(callbackUrl()).toBe(to);
});
