// First: gives this file a store of its own, a Google, and an address that somebody has set.
import "@/tests/support/browser";
import "@/tests/support/with-google";
import "@/tests/support/with-site-url";

import { afterAll, expect, test } from "vitest";
import { DELETE as endSessions } from "@/app/api/accounts/me/sessions/route";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { Browser, registered } from "@/tests/support/browser";
import { google } from "@/tests/support/with-google";
import { SITE_URL } from "@/tests/support/with-site-url";

afterAll(() => google.stop());

/** Its requests claim http and a host of their own choice. */
const deceived = () => new Browser("http://evil.example");

test("cookies are secure and bound to the host although no header says https", async () => {
  const { email, password } = await registered();
  const browser = deceived();
  const answer = await browser.logIn(email, password);
  expect(answer.headers.getSetCookie().find((line) => line.startsWith("__Host-authjs.session-token="))).toMatch(/; Path=\/;.*; Secure/);
  const ended = await browser.send(endSessions, "/api/accounts/me/sessions", { method: "DELETE", headers: { origin: SITE_URL } });
  expect(ended.status).toBeLessThan(300);
  expect(ended.headers.getSetCookie().find((line) => line.startsWith("hobbyhub_wrote="))).toMatch(/; Secure$/);
});

test("redirects and the address Google returns to are the site's, not the host a request names", async () => {
  const { email, password } = await registered();
  const { url } = await (await deceived().logIn(email, password, { callbackUrl: "/dashboard" })).json();
  expect(url).toBe(`${SITE_URL}/dashboard`);
  const toGoogle = await (await deceived().post("signin/google", { callbackUrl: "/dashboard" })).json();
  expect(new URL(toGoogle.url).searchParams.get("redirect_uri")).toBe(`${SITE_URL}/api/auth/callback/google`);
  const back = await deceived().send(GET, "/api/auth/callback/google?error=access_denied");
  expect(back.headers.get("location")).toMatch(new RegExp(`^${SITE_URL}/`));
});

test("the same host over http is another site", async () => {
  const { email, password } = await registered();
  const form = { email, password, csrfToken: "none" };
  const send = (origin: string) =>
    deceived().send(POST, "/api/auth/callback/credentials", { method: "POST", form, headers: { origin, host: "hobbies.example" } });
  expect((await send("http://hobbies.example")).status).toBe(403);
  expect((await send(SITE_URL)).status).not.toBe(403);
});
