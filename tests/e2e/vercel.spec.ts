import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";

const SOURCES = ["app", "components", "content", "lib", "public", "scripts", "package.json", "package-lock.json", "next.config.ts"];
const MORE = [
  "cache-handler.cjs",
  "instrumentation.ts",
  "middleware.ts",
  "mdx-components.tsx",
  "postcss.config.mjs",
  "tsconfig.json",
  "vercel.json",
];

/** Vercel's own builder, where it is installed: it is no dependency of ours, and needs neither an account nor a network. */
const cli = process.env.VERCEL_CLI;
if (!cli)
  console.warn("\n!!! VERCEL'S BUILDER DID NOT RUN: name its command in VERCEL_CLI (npm install vercel@60 in another folder). !!!\n");

const settings = {
  MONGODB_URI: "mongodb://127.0.0.1:9/nobody",
  AUTH_SECRET: "a secret that outlives every process",
  SITE_URL: "https://hobbyhub.example",
};

/** The output of `vercel build`, in a folder of its own. */
function built(): string {
  const folder = mkdtempSync(join(tmpdir(), "hobbyhub-vercel-"));
  for (const part of [...SOURCES, ...MORE]) cpSync(part, join(folder, part), { recursive: true });
  // Not a link: the bundler takes nothing from outside the folder.
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  mkdirSync(join(folder, ".vercel"));
  const project = { projectId: "prj_local", orgId: "team_local", settings: { framework: "nextjs", installCommand: "true" } };
  writeFileSync(join(folder, ".vercel/project.json"), JSON.stringify(project));
  execFileSync(cli ?? "", ["build", "--yes", "--prod"], { cwd: folder, env: { ...process.env, ...settings }, stdio: "pipe" });
  return folder;
}

if (cli)
  test("Vercel's builder gives every page of the build its strict script policy, and every answer a policy", () => {
    test.setTimeout(600_000);
    const folder = built();
    const output = join(folder, ".vercel/output");
    const configs = readdirSync(join(output, "functions"), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".prerender-config.json"),
    );
    const pages = configs.flatMap((file) => {
      const { fallback, initialHeaders } = JSON.parse(readFileSync(join(output, "functions", file), "utf8"));
      return fallback?.fsPath?.endsWith(".html") && !file.startsWith("_")
        ? [{ file, policy: initialHeaders?.["content-security-policy"] }]
        : [];
    });
    expect(pages.length).toBeGreaterThan(8);
    for (const { file, policy } of pages) expect([file, policy]).toEqual([file, expect.stringMatching(/script-src 'self' 'sha256-/)]);
    const { routes, crons } = JSON.parse(readFileSync(join(output, "config.json"), "utf8"));
    const everywhere = routes.find((route: { headers?: Record<string, string> }) => route.headers?.["Content-Security-Policy"]);
    expect(everywhere.headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
    expect(crons).toEqual([{ path: "/api/cron", schedule: expect.any(String) }]);
    rmSync(folder, { recursive: true, force: true });
  });
