import { expect, test } from "vitest";
import { deviceOf } from "@/lib/accounts/device-rules";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux", "computer"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows", "computer"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome on Android", "phone"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari on a Mac",
    "computer",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on an iPhone",
    "phone",
  ],
  ["curl/8.5.0", "curl", "other"],
  ["node", "An unknown device", "other"],
  ["", "An unknown device", "other"],
  [null, "An unknown device", "other"],
])("%s", (header, name, kind) => {
  expect(deviceOf(header)).toEqual({ name, kind });
});

test("a header cannot speak for itself", () => {
  expect(deviceOf("<script>alert(1)</script> call 0123 now").name).toBe("An unknown device");
  expect(deviceOf(`Mozilla/5.0 (${"x".repeat(100_000)})`).name).toBe("An unknown device");
  // Anybody can ask for a reset of anybody's password, and the mail names the device.
  expect(deviceOf("evil.example/1.0").name).toBe("An unknown device");
});
