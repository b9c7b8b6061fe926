import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/tools/browser.mjs";
import type { SiteOptions } from "./tests/e2e/fixtures";
import { LONG, LOOKS_AT_ALL } from "./tests/e2e/support/breadth";

const executablePath = await findBrowser();
if (!executablePath) throw new Error("No Chromium could be found. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");

const report = process.env.BROWSER_REPORT;

export default defineConfig<object, SiteOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/e2e/support/demo-data.ts",
  ...(LOOKS_AT_ALL ? {} : { grepInvert: new RegExp(LONG) }),
  fullyParallel: false,
  workers: 2,
  // Only for what hangs: a test that is slow on a slow machine is no failure.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: report ? [["list"], ["json", { outputFile: report }]] : "list",
  outputDir: "test-results/browser",
  use: {
    launchOptions: {
      executablePath,
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      ],
    },
  },
  projects: [
    // A serverless host has no disk for SQLite.
    { name: "sqlite", use: { storeKind: "sqlite" }, testIgnore: "**/serverless.spec.ts" },
    // These specs check how pages are drawn; that does not depend on the store.
    ...(process.env.MONGODB_TEST_URI
      ? [
          {
            name: "mongo",
            use: { storeKind: "mongo" as const },
            testIgnore: ["**/every-page.spec.ts", "**/html.spec.ts", "**/vercel.spec.ts"],
          },
        ]
      : []),
  ],
});
