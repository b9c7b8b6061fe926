import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": here("."),
      // The real one throws outside a server component bundle.
      "server-only": here("./tests/support/server-only.ts"),
    },
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    server: { deps: { inline: ["next-auth", "@auth/core"] } },
    // The machinery knows no noun by itself: the list of records says which there are.
    setupFiles: ["lib/records.ts", "tests/support/plans.ts"],
    // By itself it leaves one core free: on a machine with two it would use half.
    maxWorkers: "100%",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
