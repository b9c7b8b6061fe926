import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { linkIn, mailTo } from "./support/mail";
import { signUp } from "./support/people";

test("the account page is reached from the profile menu, and a profile stays as it was saved", async ({ page, site, expectAccessible }) => {
  await signUp(page.request, site.url);
  await page.goto("/");
  await page.getByRole("button", { name: /^Profile of/ }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await page.getByText("Drawn", { exact: true }).click();
  await page.getByRole("radio", { name: "Drawn picture 4" }).check();
  await page.getByLabel("About you").fill("I draw what keeps still.");
  await page.getByLabel("Where you live").fill("x".repeat(81));
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Keep the place to 80 characters.")).toBeVisible();
  await expect(page.getByLabel("Where you live")).toBeFocused();
  await page.getByLabel("Where you live").fill("Dhanmondi, Dhaka");
  await page.getByRole("checkbox", { name: "Hiking" }).check();
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(page.getByText("By the clock of Europe/Berlin")).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Drawn picture 4" })).toBeChecked();
  await expect(page.getByLabel("About you")).toHaveValue("I draw what keeps still.");
  await expect(page.getByLabel("Where you live")).toHaveValue("Dhanmondi, Dhaka");
  await expect(page.getByRole("checkbox", { name: "Hiking" })).toBeChecked();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
  await page.getByRole("link", { name: "See my profile" }).click();
  await expect(page).toHaveURL(/\/people\/[0-9a-f]{24}$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Dhanmondi, Dhaka" })).toBeVisible();
  await expectAccessible();
});

test("a picture that is not there is told beside its address, once that is typed", async ({ page, site, quiet, expectAccessible }) => {
  quiet.allow(/Failed to load resource/);
  await page.route("https://pictures.example/**", (route) =>
    route.request().url().endsWith("/me.svg")
      ? route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' })
      : route.fulfill({ status: 404 }),
  );
  await signUp(page.request, site.url);
  await page.goto("/dashboard/account");
  await page.getByText("From the web", { exact: true }).click();
  const address = page.getByLabel("Address of the picture");
  const told = page.getByText("No picture there.");
  await address.fill("https://pictures.example/you.svg");
  await address.blur();
  await expect(told).toBeVisible();
  await expectAccessible();
  await address.fill("https://pictures.example/me.svg");
  await address.blur();
  await expect(page.getByRole("group", { name: "Picture" }).locator("img")).toHaveJSProperty("naturalWidth", 9);
  await expect(told).toBeHidden();
});

test("an address is changed by the link sent to the new one", async ({ page, place, site, quiet, expectAccessible }) => {
  // The wrong password.
  quiet.allow(/status of 422/);
  const { email, password } = await signUp(page.request, site.url);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Change address" }).click();
  await page.getByLabel("New address").fill(`new-${email}`);
  await page.getByLabel("Your password").fill("Wrong pass1");
  await page.getByRole("button", { name: "Send the link", exact: true }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Send the link", exact: true }).click();
  await expect(page.getByText(`Becomes new-${email}`)).toBeVisible();
  await expectAccessible();
  await page.goto(linkIn(await mailTo(place, `new-${email}`, "Confirm your new address")));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page).toHaveURL("/dashboard/account");
  await expect(page.getByText(/^Confirmed on/)).toBeVisible();
});

test("the link to another address asks who is not signed in to the account to log in, and leads back", { tag: LONG }, async ({
  page,
  place,
  site,
  browser,
  expectAccessible,
}) => {
  const { email, password } = await signUp(page.request, site.url);
  const becoming = `moved-${email}`;
  await page.request.put("/api/accounts/me/email", { data: { email: becoming, password } });
  const link = linkIn(await mailTo(place, becoming, "Confirm your new address"));
  const words = /If that is you, log in with the address your account has until now\./;

  // Also for a browser without scripts.
  const bare = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(link);
  await expect(still.getByText(words)).toBeVisible();
  await still.getByRole("link", { name: "Log in first" }).click();
  await expect(still).toHaveURL(`/login?callbackUrl=${encodeURIComponent(link)}`);
  await bare.close();

  await signUp(page.request, site.url);
  await page.goto(link);
  await expect(page.getByText("log out of the account you are in, and log in")).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole("button", { name: "Use this address" })).toHaveCount(0);
  await page.getByRole("button", { name: "Log out first" }).click();
  await page.getByRole("link", { name: "Log in first" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(link);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page).toHaveURL("/dashboard/account");
  await expect(page.getByText(/^Confirmed on/)).toBeVisible();
});

test("a new password signs every device out", async ({ page, site }) => {
  const { email, password } = await signUp(page.request, site.url);
  await page.goto("/dashboard/account");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("Jamdani88x");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Jamdani88x");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/account");
});

test("another device is signed out from here", async ({ page, site, playwright }) => {
  const person = await signUp(page.request, site.url);
  const phone = await playwright.request.newContext({ userAgent: "curl/8.5.0" });
  const { csrfToken } = await (await phone.get(`${site.url}/api/auth/csrf`)).json();
  await phone.post(`${site.url}/api/auth/callback/credentials`, {
    headers: { "x-auth-return-redirect": "1" },
    form: { ...person, csrfToken, callbackUrl: "/" },
  });
  expect((await phone.get(`${site.url}/api/accounts/me`)).status()).toBe(200);
  await page.goto("/dashboard/account#devices");
  const out = page.getByRole("button", { name: "Sign out curl" });
  // Two devices often have the same name.
  await expect(out).toHaveAccessibleDescription(/^Signed in on/);
  await out.click();
  await expect(page.getByText("curl is signed out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out curl" })).toHaveCount(0);
  expect((await phone.get(`${site.url}/api/accounts/me`)).status()).toBe(401);
  await phone.dispose();
});
