import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files of `tests/support` that are only values and pure functions. */
const VALUES = ["actor", "meetup-answered-table", "meetup-policy-table", "meetup-words", "membership-table", "planned-meetup", "scenes"];

/**
 * Text of a test that needs a process of its own: it replaces modules or the clock, or uses the environment, a store or a server, or the
 * polyfill of Temporal, whose answers depend on the zones it was given before.
 */
const NEEDS_PROCESS = new RegExp(`\\bvi\\b|\\bprocess\\b|globalThis|import\\(|support/(?!(${VALUES.join("|")})")|temporal-polyfill`);

const files = readdirSync(here("tests"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);
const [alone, together] = [true, false].map((needs) =>
  files.filter((file) => NEEDS_PROCESS.test(readFileSync(here(file), "utf8")) === needs),
);

export default defineConfig({
  resolve: {
    alias: {
      "@": here("."),
      // The real module throws outside a server component bundle.
      "server-only": here("./tests/support/server-only.ts"),
    },
  },
  test: {
    server: { deps: { inline: ["next-auth", "@auth/core"] } },
    // Vitest's default leaves one core free, which on a machine with two cores is half.
    maxWorkers: "100%",
    // Only for what hangs: a test that is slow on a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: alone,
          // lib/platform knows no noun by itself: the list of records declares them.
          setupFiles: ["lib/records.ts", "tests/support/plans.ts"],
        },
      },
      // Tests of pure functions. Loading every module anew for each file takes longer than the tests.
      { extends: true, test: { name: "together", include: together, isolate: false } },
    ],
  },
});
