import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": here("."),
      // The real module throws outside a server component bundle.
      "server-only": here("./tests/support/server-only.ts"),
    },
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    server: { deps: { inline: ["next-auth", "@auth/core"] } },
    // lib/platform knows no noun by itself: the list of records declares them.
    setupFiles: ["lib/records.ts", "tests/support/plans.ts"],
    // Vitest's default leaves one core free, which on a machine with two cores is half.
    maxWorkers: "100%",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
