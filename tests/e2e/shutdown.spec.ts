import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { startApp } from "../support/app-server";
import { expect, test } from "./fixtures";

/** True once nobody new is let in. */
const isClosed = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { headers: { connection: "close" } }).then(
    () => false,
    () => true,
  );

test("on SIGTERM what has begun is finished, and the process ends with 0", async ({ place }) => {
  const app = await startApp(place);
  // An idle kept-alive connection must not hold the process either.
  await fetch(`${app.url}/api/health`);
  const headers = { "content-type": "application/json", expect: "100-continue" };
  const slow = httpRequest(`${app.url}/api/accounts`, { method: "POST", headers });
  const answer = new Promise<number>((resolve, reject) => {
    slow.once("error", reject);
    slow.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
  });
  slow.flushHeaders();
  // The server has begun with it: only then does it ask for the rest.
  await once(slow, "continue");
  slow.write('{"email":');
  app.kill("SIGTERM");
  await expect.poll(() => isClosed(app.url)).toBe(true);
  slow.end('"nobody","password":""}');
  expect(await answer).toBe(422);
  expect(await app.ended).toBe(0);
});

test("pages that are being made when SIGTERM comes are sent whole", async ({ place }) => {
  const app = await startApp(place);
  const all = <T>(ask: (at: number) => Promise<T>) => Array.from({ length: 20 }, (_, at) => ask(at));
  // Twenty connections that the server has taken; whoever still waits to be let in is none of its own yet.
  await Promise.all(all(() => fetch(`${app.url}/api/health`).then((answer) => answer.text())));
  const pages = all((at) => fetch(`${app.url}/allGroups?q=word${at}`));
  await Promise.any(pages);
  app.kill("SIGTERM");
  for (const page of await Promise.all(pages)) {
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("</html>");
  }
  expect(await app.ended).toBe(0);
});

test("wrong settings end the start with one message that names them all", async ({ place }) => {
  const start = startApp(place, { SITE_URL: "hobbies", AUTH_SECRET: "short", TRUSTED_PROXY_HOPS: "many" });
  const message = await start.then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(message).toContain("HobbyHub cannot start with these settings:");
  for (const setting of ["SITE_URL", "AUTH_SECRET", "TRUSTED_PROXY_HOPS"]) expect(message).toContain(`- ${setting}`);
  expect(message).not.toContain("    at ");
});
