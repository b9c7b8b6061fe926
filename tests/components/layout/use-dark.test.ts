import { expect, test } from "vitest";
import { themeFor } from "@/components/layout/use-dark";

test("dark taken off is what was chosen before, where that is light", () => {
  expect(themeFor(false, "light", false)).toBe("light");
  expect(themeFor(false, "system", false)).toBe("system");
  expect(themeFor(false, "light", true)).toBe("light");
});

test("where the device is dark, or nothing light is known, off is light all the same", () => {
  expect(themeFor(false, "system", true)).toBe("light");
  expect(themeFor(false, "dark", false)).toBe("system");
  expect(themeFor(false, null, false)).toBe("system");
  expect(themeFor(false, null, true)).toBe("light");
});

test("dark is the device’s own where that was chosen before, else it is chosen", () => {
  expect(themeFor(true, "system", true)).toBe("system");
  expect(themeFor(true, "system", false)).toBe("dark");
  expect(themeFor(true, "light", true)).toBe("dark");
  expect(themeFor(true, null, false)).toBe("dark");
});
