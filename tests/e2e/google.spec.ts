import { LONG } from "./support/breadth";
import { expect, press, pressUntilClosed, test } from "./support/google-test";
import { confirmAddress, linkIn, mailTo } from "./support/mail";
import { call, groupOf, visitor } from "./support/memberships";
import { signUp } from "./support/people";

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

test("a popup that is closed keeps nobody on the login page who signs in in another tab", { tag: LONG }, async ({
  page,
  context,
  google,
}) => {
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

test("whoever was invited by mail signs up by Google and is back at the invitation, their address proven", { tag: LONG }, async ({
  browser,
  page,
  place,
  site,
  google,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  await confirmAddress(owner, place);
  const email = google.person?.email;
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email });
  await page.goto(url);
  await page.getByRole("link", { name: "Register to accept" }).click();
  await press(page, "Sign up with Google");
  await expect(page).toHaveURL(url);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
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
  await pressUntilClosed(page.getByRole("main").getByRole("button", { name: "Continue with Google" }));
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

test("a browser that lets no window report back goes by a redirect", async ({ page }) => {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    };
  });
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  await press(page, "Continue with Google");
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
