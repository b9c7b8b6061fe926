import { ProviderLinks } from "@/lib/accounts/record";
// First: gives this file a store of its own, and a Google.
import "@/tests/support/browser";
import "@/tests/support/with-google";

import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as me } from "@/app/api/accounts/me/route";
import { GET as devices } from "@/app/api/accounts/me/sessions/route";
import { POST as confirm } from "@/app/api/accounts/verification/confirmation/route";
import { GET } from "@/app/api/auth/[...nextauth]/route";
import { changePassword } from "@/lib/accounts/commands";
import { Accounts } from "@/lib/accounts/record";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { Memberships } from "@/lib/memberships/record";
import { anActor } from "@/tests/support/actor";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";
import { byOwner } from "@/tests/support/records";
import { google } from "@/tests/support/with-google";

vi.hoisted(() => {
  process.env.SITE_TIME_ZONE = "Pacific/Kiritimati";
});
afterAll(() => google.stop());

let people = 0;
beforeEach(() => {
  people += 1;
  google.forge = {};
  google.person = { sub: `g-${people}`, email: `Google${people}@Example.com`, email_verified: true, name: "Farhan Kabir" };
});

const WAITING = "/login/google?attempt=1-2-3-4&done=1";

/** From the button to the page that waits; resolves with that page's address. */
async function walk(browser: Browser, callbackUrl = WAITING): Promise<string> {
  const { url } = await (await browser.post("signin/google", { callbackUrl })).json();
  expect(new URL(url).origin).toBe(google.issuer);
  const back = await fetch(url, { redirect: "manual" });
  const answer = await browser.send(GET, back.headers.get("location") ?? "", {
    headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return (answer.headers.get("location") ?? "").replace(browser.origin, "");
}

describe("a person Google knows", () => {
  test("gets an account at the first visit and the same one at the second", async () => {
    const browser = new Browser();
    expect(await walk(browser)).toBe(WAITING);
    const { user } = await (await browser.look()).json();
    expect(user).toMatchObject({ email: `google${people}@example.com`, displayName: "Farhan Kabir", photoURL: null, role: null });
    // As one who registers: in the zone of the site.
    expect(await (await browser.send(me, "/api/accounts/me")).json()).toMatchObject({ zone: "Pacific/Kiritimati" });

    const other = new Browser();
    await walk(other);
    expect((await (await other.look()).json()).user.uid).toBe(user.uid);
  });

  test.each([
    ["https://pictures.example/farhan.png", "https://pictures.example/farhan.png"],
    ["http://pictures.example/farhan.png", null],
    ["https://router.local/farhan.png", null],
    [`https://pictures.example/${"x".repeat(3000)}`, null],
  ])("brings the picture %s: %s", async (picture, photoURL) => {
    Object.assign(google.person ?? {}, { picture });
    const browser = new Browser();
    await walk(browser);
    expect((await (await browser.look()).json()).user.photoURL).toBe(photoURL);
  });

  test("leaves no token of Google's behind", async () => {
    await walk(new Browser());
    const links = await (await getStore()).db.read((reader) => reader.list(ProviderLinks));
    expect(JSON.stringify(links)).toMatch(/^\[\{(?!.*(?:token|eyJ))/);
  });

  test("is asked for with PKCE, state and nonce, at the address people see, and nothing of the caller's", async () => {
    const browser = new Browser("https://hobbies.example");
    const { POST } = await import("@/app/api/auth/[...nextauth]/route");
    const { csrfToken } = await (await browser.send(GET, "/api/auth/csrf")).json();
    const answer = await browser.send(POST, "/api/auth/signin/google?redirect_uri=https://elsewhere.example&scope=everything", {
      method: "POST",
      form: { csrfToken, callbackUrl: "https://elsewhere.example" },
      headers: { "x-auth-return-redirect": "1" },
    });
    const { searchParams } = new URL((await answer.json()).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: "hobbyhub",
      redirect_uri: "https://hobbies.example/api/auth/callback/google",
      scope: "openid profile email",
      code_challenge_method: "S256",
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect([...browser.cookies.keys()].filter((name) => !/^__(Secure|Host)-/.test(name))).toEqual([]);
    expect(decodeURIComponent(browser.cookies.get("__Secure-authjs.callback-url") ?? "")).toBe("https://hobbies.example/");
  });

  test("keeps their session out of it: another person's Google signs that person in and links nothing", async () => {
    const { email, password, uid } = await registered();
    const browser = new Browser();
    await browser.logIn(email, password);
    expect(await walk(browser)).toBe(WAITING);
    expect((await (await browser.look()).json()).user.uid).not.toBe(uid);
  });

  test("shows once more that it is them: another Google account is refused, gets no account, and signs nobody out", async () => {
    const PROOF = "/login/google?attempt=1-2-3-4&prove=1&done=1";
    const browser = new Browser();
    await walk(browser);
    const { uid } = (await (await browser.look()).json()).user;
    const session = browser.cookies.get("authjs.session-token");
    const themselves = google.person;
    const { email, password, uid: other } = await registered();
    const otherBrowser = new Browser();
    await otherBrowser.logIn(email, password);

    for (const stranger of [
      { sub: `other-${people}`, email: `other${people}@example.com` },
      { sub: `third-${people}`, email },
    ]) {
      google.person = { ...stranger, email_verified: true, name: "Somebody Else" };
      expect(await walk(browser, PROOF)).toBe(`${PROOF}&error=forbidden`);
      expect((await (await browser.look()).json()).user.uid).toBe(uid);
      expect(browser.cookies.get("authjs.session-token")).toBe(session);
    }
    const { accounts } = await getStore();
    expect(await accounts.findByEmail(`other${people}@example.com`)).toBeNull();
    expect((await (await otherBrowser.look()).json()).user.uid).toBe(other);

    google.person = themselves;
    expect(await walk(browser, PROOF)).toBe(PROOF);
    expect((await (await browser.look()).json()).user.uid).toBe(uid);
    // Still one device: the session from before ended with the proof.
    expect((await (await browser.send(devices, "/api/accounts/me/sessions")).json()).items).toMatchObject([{ current: true }]);
    expect(await walk(new Browser(), PROOF)).toBe(`${PROOF}&error=forbidden`);
  });

  test("a session that was ended cannot link itself a way back in", async () => {
    const person = await registered();
    const browser = new Browser();
    await browser.logIn(person.email, person.password);
    const actor = anActor({ accountId: person.uid });
    await changePassword(actor, { currentPassword: person.password, newPassword: "Jamdani88" });
    await walk(browser);
    expect((await (await browser.look()).json()).user.uid).not.toBe(person.uid);
  });
});

test("an account that a stranger made with one's address becomes one's own: its password and sessions end first", async () => {
  const stranger = await registered();
  const theirs = new Browser();
  await theirs.logIn(stranger.email, stranger.password);
  Object.assign(google.person ?? {}, { email: stranger.email.toUpperCase() });
  const browser = new Browser();
  const written = vi.spyOn(log, "warn");
  await walk(browser);
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ event: "account_taken_over", accountId: stranger.uid }), "security");
  expect((await (await browser.look()).json()).user.uid).toBe(stranger.uid);
  expect(await (await theirs.look()).json()).toBeNull();
  const account = await (await getStore()).accounts.findByEmail(stranger.email);
  expect([account?.passwordHash, typeof account?.emailVerified]).toEqual([null, "string"]);
  await walk(browser);
  expect((await (await browser.look()).json()).user.uid).toBe(stranger.uid);
});

test("an account taken over by a mailed link goes on with Google as its mail advises, under the name and photo it has", async () => {
  const face = { displayName: "Nusrat Jahan", photoURL: "https://pictures.example/nusrat.png" };
  const { uid, email } = await registered(face);
  const store = await getStore();
  const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: uid }));
  const browser = new Browser();
  const json = { token: await tokenFor(email, "verification") };
  expect((await browser.send(confirm, "/api/accounts/verification/confirmation", { method: "POST", json })).status).toBe(200);
  expect((await mailsTo(email)).join()).toContain("or go on with Google");
  const taken = await store.accounts.findById(uid);

  Object.assign(google.person ?? {}, { email });
  expect(await walk(browser)).toBe(WAITING);
  expect((await (await browser.look()).json()).user).toMatchObject({ uid, ...face });
  expect(await store.accounts.findById(uid)).toEqual({ ...taken, signedInAt: expect.any(String) });
  expect(await store.db.read((reader) => reader.first(Memberships, { groupId, accountId: uid }))).toMatchObject({ name: "Nusrat Jahan" });
});

describe("refused, with the reason for the page that waits", () => {
  const refused = async (reason: string) => {
    const browser = new Browser();
    expect(await walk(browser)).toBe(`${WAITING}&error=${reason}`);
    expect(await (await browser.look()).json()).toBeNull();
  };

  test("an address whose owner has a password here, in whatever case", async () => {
    const { email, uid } = await registered();
    const store = await getStore();
    await store.db.write((tx) => tx.update(Accounts, uid, { emailVerified: "2026-11-01T08:00:00.000Z" }));
    Object.assign(google.person ?? {}, { email: email.toUpperCase() });
    await refused("OAuthAccountNotLinked");
    expect((await (await getStore()).accounts.findByEmail(email))?.passwordHash).toBeTruthy();
  });

  test("an address Google has not verified", async () => {
    Object.assign(google.person ?? {}, { email_verified: false });
    await refused("AccessDenied");
    expect(await (await getStore()).accounts.findByEmail(`google${people}@example.com`)).toBeNull();
  });

  test("somebody who pressed Cancel", async () => {
    google.person = null;
    await refused("OAuthCallbackError");
  });

  test.each([{ nonce: "another" }, { aud: "another-site" }, { iss: "https://elsewhere.example" }, { exp: 1 }])(
    "a token with %j",
    async (forged) => {
      google.forge = forged;
      await refused("Configuration");
    },
  );

  test("everybody, while the store is away", async () => {
    const { db } = await getStore();
    const getUserByAccount = () => Promise.reject(new AppError("unavailable", "The store is away."));
    const { authAdapter } = db;
    const away = vi.spyOn(db, "authAdapter").mockImplementation((newcomer) => ({ ...authAdapter(newcomer), getUserByAccount }));
    await refused("unavailable");
    away.mockRestore();
  });
});

test("an answer of Google's that belongs to another browser opens nothing", async () => {
  const { url } = await (await new Browser().post("signin/google", { callbackUrl: WAITING })).json();
  const back = await fetch(url, { redirect: "manual" });
  const victim = new Browser();
  const answer = await victim.send(GET, back.headers.get("location") ?? "");
  expect(answer.headers.get("location")).toMatch(/^http:\/\/localhost:3000\/login\?error=/);
  expect(victim.session).toBeUndefined();
});

test.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "foo", ""])(
  "nobody is sent to %j afterwards",
  async (wanted) => {
    const browser = new Browser();
    expect(await walk(browser, wanted)).toBe("/");
  },
);
