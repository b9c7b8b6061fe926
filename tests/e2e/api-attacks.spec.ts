import { existsSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { startApp, stopApp } from "../support/app-server";
import { expect, test } from "./fixtures";

// The limits as people meet them.
test.use({ siteEnv: { RATE_LIMIT_FACTOR: "1" } });

const MESSAGE = { name: "Eve", email: "eve@example.com", message: "Hello." };

/** Sends bytes as they are and gives the status line's number back. */
const raw = (url: string, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "localhost", () => socket.write(text));
    socket.once("error", reject);
    socket.once("data", (answer) => {
      socket.destroy();
      resolve(Number(String(answer).split(" ")[1]));
    });
  });

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

/** Megabytes of memory the process holds; null where the system does not say. */
function memory(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024 : null;
}

/** Posts without end, without saying how much, and goes on writing until the answer is here. */
const flood = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
    const post = httpRequest(`${url}/api/contact`, { method: "POST", headers }, (response) => {
      resolve(response.statusCode ?? 0);
      post.destroy();
    });
    post.once("error", reject);
    const more = (): void => {
      while (!post.destroyed && post.write(Buffer.alloc(64 * 1024, 32)));
    };
    post.on("drain", more);
    more();
  });

test("bodies without end are refused and not kept", async ({ site }) => {
  await flood(site.url);
  const before = memory(site.pid);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => flood(site.url)));
  expect(new Set(statuses)).toEqual(new Set([413]));
  if (before !== null) expect((memory(site.pid) ?? 0) - before).toBeLessThan(60);
});

test("a body that trickles is given up after ten seconds, others are served meanwhile", async ({ site }) => {
  const slow = raw(
    site.url,
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a',
  );
  expect((await fetch(`${site.url}/api/groups`)).status).toBe(200);
  expect(await slow).toBe(400);
});

test("no odd path is a 5xx or opens anything", async ({ site }) => {
  const paths = [
    ...[
      "/api/groups/%E0%A4%A",
      "/blogDetails/%ff",
      "/groupDetails/%",
      "/api/auth/%E0%A4%A",
      "/api/groups/%00",
      "/api/groups/..%2faccounts%2fme",
    ],
    ...[
      "/api/groups/%2e%2e",
      "//evil.example/api/groups",
      "/api//groups",
      "/api/groups/;a=b",
      "/_next/../data/hobbyhub.db",
      "/..%2f..%2fetc/passwd",
    ],
    ...[
      "/allGroups?category=../x",
      "/allGroups?q=%E0%A4%A",
      "/api/groups?q=%E0%A4%A",
      `/api/groups/${"a".repeat(7000)}`,
      "/.env",
      "/data/secret",
    ],
  ];
  for (const path of paths) {
    const status = await raw(site.url, get(path));
    expect([path, status < 500]).toEqual([path, true]);
    if (!path.includes("?")) expect([path, status === 200]).toEqual([path, false]);
  }
});

test("what the API does not have is missing in its own words", async ({ site }) => {
  for (const path of ["/api", "/api/nothing/of/the?sort=az", "/api/groups/%ff"])
    for (const method of ["GET", "POST", "DELETE"]) {
      const answer = await fetch(site.url + path, { method });
      expect([path, method, answer.status, (await answer.json()).error.code]).toEqual([path, method, 404, "not_found"]);
    }
});

test("no header opens a private page", async ({ site }) => {
  for (const header of [
    "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware",
    "x-middleware-subrequest: src/middleware",
    "x-middleware-next: 1",
    "x-invoke-path: /",
    "cookie: authjs.session-token=forged",
  ]) {
    for (const path of ["/dashboard", "/myGroup", "/createGroup"]) {
      const response = await fetch(site.url + path, { redirect: "manual", headers: Object.fromEntries([header.split(": ")]) });
      expect([header, path, response.status === 200]).toEqual([header, path, false]);
    }
    const [name = "", value = ""] = header.split(": ");
    expect((await fetch(`${site.url}/api/accounts/me`, { headers: { [name]: value } })).status).toBe(401);
  }
});

test("a claimed address does not get round a limit, nor does another process", async ({ site, place }) => {
  const second = await startApp(place, { RATE_LIMIT_FACTOR: "1" });
  const statuses: number[] = [];
  // A database that is slow to count lets some go by; two processes that counted each for itself would take 24.
  for (let n = 0; n < 20 && statuses.slice(-2).join() !== "429,429"; n++) {
    const to = n % 2 ? site : second;
    const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${n}`, "x-real-ip": `198.51.100.${n}` };
    statuses.push((await fetch(`${to.url}/api/contact`, { method: "POST", headers, body: JSON.stringify(MESSAGE) })).status);
  }
  await stopApp(second);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(201));
});
