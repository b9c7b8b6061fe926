import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { slugOf } from "@/lib/slug";
import { type AppServer, startApp, stopApp } from "../support/app-server";
import { expect, test } from "./fixtures";
import { A_GROUP, createGroup, signUp, uniqueName } from "./support/people";

/** What such a host gives a process: settings, and no disk to write to. */
const HOST = { VERCEL: "1", AUTH_SECRET: "a secret that outlives every process", DATA_DIR: "/proc/no-such-place" };

/** Every file of the deployment with its size and the moment it was last written. */
function inventory(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith("node_modules"))
    .map((file) => {
      const found = statSync(join(folder, file));
      return `${file} ${found.isDirectory() ? "" : `${found.size} ${found.mtimeMs}`}`;
    })
    .sort();
}

/** The built app alone, in a folder nobody may write to. (root may; the inventory shows that it did not.) */
function deploy(): string {
  const folder = mkdtempSync(join(tmpdir(), "hobbyhub-deployed-"));
  for (const part of [".next", "public", "content", "next.config.ts", "cache-handler.cjs", "lib", "package.json", "tsconfig.json"])
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !/\.next\/(cache|dev)/.test(file) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (!file.startsWith("node_modules")) chmodSync(join(folder, file), statSync(join(folder, file)).isDirectory() ? 0o555 : 0o444);
  return folder;
}

test("processes that come and go, on a read-only disk, are one site", async ({ place, playwright }) => {
  const folder = deploy();
  const before = inventory(folder);
  const processes: AppServer[] = [];
  const spawn = async () => {
    const app = await startApp(place, HOST, folder);
    processes.push(app);
    return app;
  };
  const request = await playwright.request.newContext();
  const list = async (app: AppServer) => (await fetch(`${app.url}/allGroups?category=Fishing`)).text();
  try {
    const first = await spawn();
    await signUp(request, first.url);
    const name = uniqueName("000 Cloud");
    const id = await createGroup(request, first.url, { groupName: name });
    first.kill("SIGKILL");
    await first.ended;

    // A new process knows the group, and the session of one that is gone.
    const [second, third] = [await spawn(), await spawn()];
    expect(await list(second)).toContain(name);
    expect(await list(third)).toContain(name);
    const { status: _status, ...edit } = { ...A_GROUP, groupName: name.replace("Cloud", "Rain") };
    const updated = await request.put(`${second.url}/api/groups/${id}`, { data: edit });
    expect(updated.status(), await updated.text()).toBe(200);
    expect(await list(second)).toContain(edit.groupName);
    await expect.poll(() => list(third)).toContain(edit.groupName);

    // A change of one group makes its own page stale, and no other group's.
    const other = uniqueName("000 Harbour");
    await createGroup(request, third.url, { groupName: other });
    // A process hears of what others recorded in order: it has heard of everything older too.
    await expect.poll(() => list(second)).toContain(other);
    const kept = async (groupName: string) => (await fetch(`${second.url}/groups/${slugOf(groupName)}`)).headers.get("x-nextjs-cache");
    for (const groupName of [edit.groupName, other]) {
      await kept(groupName);
      expect(await kept(groupName)).toBe("HIT");
    }
    await request.put(`${second.url}/api/groups/${id}`, { data: { description: "We meet at the other end of the harbour." } });
    // While the database is slow to answer, the last good page stays.
    await expect.poll(() => kept(edit.groupName)).not.toBe("HIT");
    expect(await kept(other)).toBe("HIT");

    expect((await fetch(`${third.url}/allGroups`)).headers.get("content-security-policy")).toContain("'sha256-");
    expect((await fetch(`${third.url}/api/health`)).ok).toBe(true);
  } finally {
    await request.dispose();
    await Promise.all(processes.map(stopApp));
    const after = inventory(folder);
    rmSync(folder, { recursive: true, force: true });
    expect(after).toEqual(before);
  }
});

test("without MongoDB or a secret such a host gets one clear message", async ({ place }) => {
  const start = startApp(place, { VERCEL: "1", MONGODB_URI: "", AUTH_SECRET: "" });
  const message = await start.then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(message).toContain("MONGODB_URI is needed on a serverless host");
  expect(message).toContain("AUTH_SECRET is needed on a serverless host");
});
