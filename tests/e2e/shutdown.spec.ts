import { request as httpRequest } from "node:http";
import { startApp } from "../support/app-server";
import { expect, test } from "./fixtures";

test("on SIGTERM what has begun is finished, and the process ends with 0 in time", async ({ place }) => {
  const app = await startApp(place);
  // An idle kept-alive connection must not hold the process either.
  await fetch(`${app.url}/api/health`);
  const answer = new Promise<number>((resolve, reject) => {
    const slow = httpRequest(`${app.url}/api/accounts`, { method: "POST", headers: { "content-type": "application/json" } }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    slow.once("error", reject);
    slow.write('{"email":');
    setTimeout(() => app.kill("SIGTERM"), 300);
    setTimeout(() => slow.end('"nobody","password":""}'), 1500);
  });
  const asked = Date.now();
  expect(await answer).toBe(422);
  expect(await app.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
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
