import type { Page } from "playwright/test";
import { runScript } from "../support/app-server";
import { type LocalGoogle, startLocalGoogle } from "../support/google";
import { test as base, expect as expectSoon } from "./fixtures";
import { linkIn, mailTo } from "./support/mail";
import { signUp } from "./support/people";

/** A visit to Google is a dozen requests in two windows: on a machine that is busy they take their time. */
const expect = expectSoon.configure({ timeout: 40_000 });

/** The site of this file knows a Google: an issuer of its own on this machine. */
const test = base.extend<object, { google: LocalGoogle }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const google = await startLocalGoogle();
      await use(google);
      await google.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ google }, use) => use({ AUTH_GOOGLE_ID: "hobbyhub", AUTH_GOOGLE_SECRET: "a secret of Google's", AUTH_GOOGLE_ISSUER: google.issuer }),
    { scope: "worker" },
  ],
});

test.describe.configure({ timeout: 150_000 });

let people = 0;
test.beforeEach(({ google, storeKind }) => {
  people += 1;
  google.person = {
    sub: `${storeKind}-${people}`,
    email: `google-${storeKind}-${people}@example.com`,
    email_verified: true,
    name: "Farhan Kabir",
  };
});

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

test("logs in through a popup that closes by itself, and returns to the path", async ({ page }) => {
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  const popup = page.waitForEvent("popup");
  await press(page, "Continue with Google");
  const closed = (await popup).waitForEvent("close");
  await expect(page.getByText("Successfully logged in")).toBeVisible();
  await expect(page).toHaveURL("/createGroup");
  await expect(page.getByRole("button", { name: "Profile of Farhan Kabir" })).toBeVisible();
  await closed;
});

test("a popup that is closed keeps nobody on the login page who signs in in another tab", async ({ page, context, google }) => {
  const data = { email: `tab-${google.person?.email}`, password: "Sitalpati7" };
  expect((await page.request.post("/api/accounts", { data })).status()).toBe(201);
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  const popup = page.waitForEvent("popup");
  google.person = null;
  await context.route("**/login/google?*", (route) => route.fulfill({ contentType: "text/html", body: "Google asks." }));
  await press(page, "Continue with Google");
  await (await popup).close();
  const tab = await context.newPage();
  await tab.goto("/login");
  await tab.getByLabel("E-mail").fill(data.email);
  await tab.getByLabel("Password", { exact: true }).fill(data.password);
  await press(tab, "Login");
  await expect(tab).toHaveURL("/");
  await expect(page).toHaveURL("/createGroup");
});

test("a popup that is closed without a word is a failure, told inline and by a toast, and can be tried again", async ({
  page,
  context,
}) => {
  await context.route("**/login/google?*", (route) => route.fulfill({ contentType: "text/html", body: "Google asks." }));
  await page.goto("/login");
  const popup = page.waitForEvent("popup");
  await press(page, "Continue with Google");
  await expect(page.getByText("Waiting for Google in the other window…")).toBeVisible();
  await (await popup).close();
  await expect(page.getByRole("main").getByText("Google Sign-In failed.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Answers to forms" }).getByText("Google Sign-In failed.")).toBeVisible();
  await expect(page.getByText("Waiting for Google in the other window…")).toBeHidden();
  await context.unroute("**/login/google?*");
  await press(page, "Continue with Google");
  await expect(page.getByText("Successfully logged in")).toBeVisible();
});

test("signs up from the register page", async ({ page }) => {
  await page.goto("/register");
  await press(page, "Sign up with Google");
  await expect(page.getByText("You are Successfully Signed Up")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("an address whose owner has a password here is sent to it", async ({ page, google, place, site, expectAccessible }) => {
  const { email } = await signUp(page.request, site.url);
  Object.assign(google.person ?? {}, { email });
  const token = linkIn(await mailTo(place, email, "Confirm your address")).replace("/verification/", "");
  expect((await page.request.post("/api/accounts/verification/confirmation", { data: { token } })).status()).toBe(200);
  await page.context().clearCookies();
  await page.goto("/login");
  await press(page, "Continue with Google");
  await expect(page.getByRole("main").getByText("Google Sign-In failed. Sign in with your password.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Answers to forms" }).getByText("Google Sign-In failed.")).toBeVisible();
  await expectAccessible();

  await page.goto("/register");
  const alert = page.waitForEvent("dialog");
  await press(page, "Sign up with Google");
  expect((await alert).message()).toBe("Google Sign-In failed. Sign in with your password.");
  await (await alert).accept();
});

test("somebody who presses Cancel at Google can try again", async ({ page, google }) => {
  const person = google.person;
  google.person = null;
  await page.goto("/login");
  await press(page, "Continue with Google");
  await expect(page.getByRole("main").getByText("Google Sign-In failed.")).toBeVisible();
  google.person = person;
  await press(page, "Continue with Google");
  await expect(page.getByText("Successfully logged in")).toBeVisible();
});

for (const [start, button, words] of [
  ["/login", "Continue with Google", "Successfully logged in"],
  ["/register", "Sign up with Google", "You are Successfully Signed Up"],
] as const)
  test(`a blocked popup becomes a redirect from ${start}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${start}?callbackUrl=%2FcreateGroup`);
    await press(page, button);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL("/createGroup");
  });

test("a redirect that fails comes back to the page it left, with the way back kept", async ({ page, google }) => {
  google.person = null;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  await press(page, "Continue with Google");
  await expect(page.getByRole("main").getByText("Google Sign-In failed.")).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/login\?callbackUrl=%2FcreateGroup&error=/);
});

test("where popups are blocked, another Google account proves nothing and leads back to the account, one's own may go on", async ({
  page,
  google,
  place,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login?callbackUrl=%2Fdashboard%2Faccount");
  await press(page, "Continue with Google");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  const { uid } = await (await page.request.get("/api/accounts/me")).json();
  await runScript("tests/support/sessions-of-yesterday.ts", [uid], place.env);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const prove = async () => {
    await page.getByRole("button", { name: "Delete my account…" }).click();
    await dialog.getByRole("button", { name: "Continue with Google" }).click();
  };
  const person = google.person;
  google.person = { sub: `blocked-${uid}`, email: `blocked-${person?.email}`, email_verified: true, name: "Somebody Else" };
  await prove();
  await expect(page.getByText("That is another Google account. Use the one you sign in here with.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/account");
  expect((await (await page.request.get("/api/accounts/me")).json()).uid).toBe(uid);
  expect((await page.request.post("/api/accounts/me/deletion", { data: {} })).status()).toBe(403);

  google.person = person;
  await prove();
  await expect(page.getByText("Successfully logged in")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account will be deleted in 7 days.")).toBeVisible();
});

test("somebody without a password shows by Google once more who they are, before the account may go", async ({
  page,
  google,
  place,
  quiet,
  expectAccessible,
}) => {
  // Google's window closes itself, whatever it is fetching.
  quiet.allow(/Failed to fetch RSC payload for \S+\/login\/google\?/);
  await page.goto("/login?callbackUrl=%2Fdashboard%2Faccount");
  await press(page, "Continue with Google");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  const { uid } = await (await page.request.get("/api/accounts/me")).json();
  await runScript("tests/support/sessions-of-yesterday.ts", [uid], place.env);
  expect((await page.request.post("/api/accounts/me/deletion", { data: {} })).status()).toBe(403);

  await page.reload();
  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("You have no password here, so Google shows once more that it is you.")).toBeVisible();
  await expectAccessible();
  const person = google.person;
  google.person = null;
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await expect(dialog.getByText("Google Sign-In failed.")).toBeVisible();
  expect((await page.request.post("/api/accounts/me/deletion", { data: {} })).status()).toBe(403);

  google.person = { sub: `other-${uid}`, email: `other-${person?.email}`, email_verified: true, name: "Somebody Else" };
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await expect(dialog.getByText("That is another Google account. Use the one you sign in here with.")).toBeVisible();
  expect((await (await page.request.get("/api/accounts/me")).json()).uid).toBe(uid);

  google.person = person;
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("Your account will be deleted in 7 days.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeVisible();
});
