import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { newPlace } from "../support/app-server";
import { type BuiltFunction, layOut, startFunction } from "../support/vercel-functions";

const SOURCES = ["app", "components", "content", "lib", "public", "scripts", "package.json", "package-lock.json", "next.config.ts"];
const MORE = [
  "cache-handler.cjs",
  "instrumentation.ts",
  "instrumentation-client.ts",
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

function policiesOfPages(folder: string): void {
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
  // Before it names the parts of a page `.rsc`, or Next's router would find none and load each list anew.
  const filesystem = routes.findIndex(({ handle }: { handle?: string }) => handle === "filesystem");
  const lists = routes.flatMap(({ dest = "" }: { dest?: string }, at: number) =>
    /^\/(?:allGroups\/all\/az|meetups\/any\/any)/.test(dest) ? [at] : [],
  );
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.filter((at: number) => at > filesystem)).toEqual([]);
  expect(crons).toEqual([{ path: "/api/cron", schedule: expect.any(String) }]);
}

const cookiesOf = (set: string | string[] | undefined): string =>
  [set ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const JSON_TYPE = { "content-type": "application/json" };
const GROUP = {
  groupName: "Night train readers",
  hobbyCategory: "Reading",
  description: "We read on the train.",
  location: "Sylhet",
  maxMembers: 12,
  startDate: "2027-01-15",
  status: "ongoing",
  imageUrl: "/covers/reading.svg",
};

/** Registers somebody by the function of the API. @returns the cookies of the session */
async function signedIn(api: BuiltFunction): Promise<string> {
  const person = { email: "rokeya@example.com", password: "Patchwork1" };
  const made = await api.ask("/api/accounts", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ ...person, displayName: "Rokeya" }),
  });
  expect(made.status).toBe(201);
  const token = await api.ask("/api/auth/csrf");
  const { csrfToken } = JSON.parse(token.text) as { csrfToken: string };
  const { headers } = await api.ask("/api/auth/callback/credentials", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-auth-return-redirect": "1",
      cookie: cookiesOf(token.headers["set-cookie"]),
    },
    body: String(new URLSearchParams({ ...person, csrfToken, callbackUrl: "/" })),
  });
  return cookiesOf(headers["set-cookie"]);
}

/** A public page, a signed-in page and the API, each by its own function, over one database. */
async function functionsAnswer(folder: string): Promise<void> {
  const place = await newPlace("mongo");
  const functions: BuiltFunction[] = [];
  const start = async (name: string, at: number) => {
    const launcher = layOut(folder, name, join(folder, `function-${at}`));
    functions.push(await startFunction(launcher, { ...settings, ...place.env }));
    return functions[at] as BuiltFunction;
  };
  try {
    const api = await start("api/[[...unknown]]", 0);
    const cookie = await signedIn(api);
    const made = await api.ask("/api/groups", { method: "POST", headers: { ...JSON_TYPE, cookie }, body: JSON.stringify(GROUP) });
    expect(made.status).toBe(201);
    const { insertedId } = JSON.parse(made.text) as { insertedId: string };
    expect((await api.ask("/api/groups")).text).toContain(GROUP.groupName);

    const pages = await start("allGroups/[...view]", 1);
    const list = await pages.ask("/allGroups/all/az", { headers: { "x-matched-path": "/allGroups/[...view]" } });
    expect(list.status).toBe(200);
    expect(list.text).toContain(GROUP.groupName);

    // The host keeps a page until one of its tags goes stale: those of what it shows, or of an address that leads nowhere yet.
    const tagsOf = async (slug: string) => {
      const page = await pages.ask(`/groups/${slug}`, { headers: { "x-matched-path": "/groups/[slug]" } });
      return [page.status, String(page.headers["x-next-cache-tags"]).split(",")];
    };
    expect(await tagsOf("night-train-readers")).toEqual([
      200,
      expect.arrayContaining([`group:${insertedId}`, `group-meetups:${insertedId}`]),
    ]);
    expect(await tagsOf("nobody-meets-here")).toEqual([404, expect.arrayContaining(["slugs"])]);

    const personal = await start("allGroups/search", 2);
    const mine = await personal.ask("/myGroup", { headers: { "x-matched-path": "/myGroup", cookie } });
    expect([mine.status, mine.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(mine.text).toContain(GROUP.groupName);
    const nobody = await personal.ask("/myGroup", { headers: { "x-matched-path": "/myGroup" } });
    expect([nobody.status, nobody.headers.location]).toEqual([307, "/login?callbackUrl=%2FmyGroup"]);
  } finally {
    for (const { stop } of functions) stop();
    await place.remove();
  }
}

if (cli)
  test("Vercel's builder gives every page its policies, and its functions answer from a database", async () => {
    test.setTimeout(900_000);
    const folder = built();
    policiesOfPages(folder);
    if (process.env.MONGODB_TEST_URI) await functionsAnswer(folder);
    else console.warn("\n!!! THE FUNCTIONS DID NOT RUN: they need a database, name one in MONGODB_TEST_URI. !!!\n");
    rmSync(folder, { recursive: true, force: true });
  });
