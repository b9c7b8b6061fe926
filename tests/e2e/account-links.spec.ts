import { expect, test } from "./fixtures";
import { linkIn, mailTo } from "./support/mail";
import { signUp } from "./support/people";

test("a forgotten password is replaced by the link in a mail, and the link is over then", async ({
  page,
  place,
  site,
  expectAccessible,
}) => {
  const { email } = await signUp(page.request, site.url);
  await page.goto("/login");
  // Somebody signed in is sent on from the login page; this person forgot their password elsewhere.
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  // The address that was typed comes along, and is in no URL.
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page).toHaveURL("/reset");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  // One sentence with the address in it, and not three columns.
  const address = await page.getByText(email, { exact: true }).boundingBox();
  expect(address?.height).toBeLessThan(30);
  // Said for every address alike, so that nobody waits for a mail that is not sent.
  await expect(page.getByText("Only a few an hour go to one address")).toBeVisible();
  await expectAccessible();

  const link = linkIn(await mailTo(place, email, "Make a new password"));
  await page.goto(link);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set this password" }).click();
  await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
  await expectAccessible();
  await page.getByLabel("New password").fill("Jamdani88x");
  await page.getByRole("button", { name: "Set this password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Jamdani88x");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("You are successfully signed in")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link is over" })).toBeVisible();
  await expectAccessible();
});

test("a new password by a link ends the session of this browser too, and leads to the login page", async ({ page, place, site }) => {
  const { email } = await signUp(page.request, site.url);
  await page.goto("/dashboard/account");
  await page.getByRole("link", { name: "Forgot the current one?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  await page.goto(linkIn(await mailTo(place, email, "Make a new password")));
  // The bar knows who is here.
  await expect(page.getByRole("button", { name: /^Profile of / })).toBeVisible();
  await page.getByLabel("New password").fill("Jamdani88x");
  await page.getByRole("button", { name: "Set this password" }).click();
  await expect(page.getByText("Your new password is set. Log in with it.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: /^Profile of / })).toBeHidden();
});

test("an address is confirmed by whoever made the account", async ({ page, place, site, expectAccessible }) => {
  const { email } = await signUp(page.request, site.url);
  const link = linkIn(await mailTo(place, email, "Confirm your address"));
  await page.goto(link);
  await expectAccessible();
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link is over" })).toBeVisible();
});

test("an account that a stranger made with one's address is taken over", async ({ page, place, site, playwright, expectAccessible }) => {
  const stranger = await playwright.request.newContext();
  const { email } = await signUp(stranger, site.url);
  await page.goto(linkIn(await mailTo(place, email, "Confirm your address")));
  await expect(page.getByRole("link", { name: "Log in first" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "The address is mine: take the account over" }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("Jamdani88x");
  await page.getByRole("button", { name: "Set this password" }).click();
  await expect(page).toHaveURL("/login");
  expect((await stranger.get(`${site.url}/api/accounts/me`)).status()).toBe(401);
  await stranger.dispose();
});
