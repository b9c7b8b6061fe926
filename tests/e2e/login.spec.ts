import { hold } from "../support/held";
import { DEMO, expect, test } from "./fixtures";
import { loseParts, MISSING_PART } from "./missing-parts";

const button = { name: "Login", exact: true } as const;

test.beforeEach(({ quiet }) => {
  // The browser itself remarks on every answer that is not a success.
  quiet.allow(/the server responded with a status of (401|429|503)/);
});

test("logs in, says so, and returns to where the visitor wanted to go", async ({ page, expectAccessible }) => {
  await page.goto("/myGroup?from=mail");
  await expect(page).toHaveURL("/login?callbackUrl=%2FmyGroup%3Ffrom%3Dmail");
  await expectAccessible();
  await page.getByLabel("E-mail").fill(` ${DEMO.email.toUpperCase()} `);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("main").getByRole("button", button).click();
  await expect(page.getByText("You are successfully signed in")).toBeVisible();
  await expect(page).toHaveURL("/myGroup?from=mail");
  expect(await page.evaluate(() => localStorage.getItem("currentUserId"))).toMatch(/^[0-9a-f]{24}$/);
});

test("a pressed link that led to the login page is where one comes back to", async ({ page }) => {
  await page.goto("/allGroups");
  await page
    .getByRole("link", { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2FgroupDetails%2F/);
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("main").getByRole("button", button).click();
  await expect(page).toHaveURL(/\/groupDetails\/[0-9a-f]{24}$/);
});

test("without a place to return to, goes home, with the keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").focus();
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

for (const elsewhere of ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "/%09/elsewhere.example"])
  test(`never returns to ${elsewhere}`, async ({ page, signIn }) => {
    await signIn();
    await page.goto(`/login?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL("/");
  });

test("a wrong password and an unknown address are told to the word, and what was typed stays", async ({ page, expectAccessible }) => {
  await page.goto("/login");
  const [email, password] = [page.getByLabel("E-mail"), page.getByLabel("Password", { exact: true })];
  const toasts = page.getByRole("region", { name: "Answers to forms" });
  await email.fill(DEMO.email);
  await password.fill("Wrong pass1");
  await page.getByRole("main").getByRole("button", button).click();
  await expect(toasts.getByText("Incorrect password. Please try again.")).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Incorrect password. Please try again.");
  await expect(email).toHaveValue(DEMO.email);
  await expectAccessible();
  await email.fill("stranger@example.com");
  await page.getByRole("main").getByRole("button", button).click();
  await expect(toasts.getByText("User not found. Please register first.")).toBeVisible();
  await expect(email).toHaveAccessibleDescription("User not found. Please register first.");
  await expect(password).toHaveValue("Wrong pass1");
});

for (const [status, code] of [
  [429, "auth/too-many-requests"],
  [503, "auth/service-unavailable"],
] as const)
  test(`a ${status} shows ${code} beside "Login failed"`, async ({ page }) => {
    await page.route("**/api/auth/callback/credentials", (route) => route.fulfill({ status, headers: { "retry-after": "60" }, json: {} }));
    await page.goto("/login");
    await page.getByLabel("E-mail").fill(DEMO.email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
    await page.getByRole("main").getByRole("button", button).click();
    await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page).toHaveURL("/login");
  });

for (const [what, words] of [
  ["the check of the fields", "Enter your password."],
  ["anything, not even the toast,", ""],
] as const)
  test(`when ${what} cannot be fetched, the page says so, and the next try works`, async ({ page, quiet }) => {
    quiet.allow(MISSING_PART);
    await page.goto("/login");
    const found = await loseParts(page, words);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      return dialog.accept();
    });
    await page.getByLabel("E-mail").fill(DEMO.email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
    await page.getByRole("main").getByRole("button", button).click();
    await expect(page.getByRole("main").getByText("auth/network-request-failed")).toBeVisible();
    const failed = "Login failed. Please try again.";
    if (words) await expect(page.getByRole("region", { name: "Answers to forms" }).getByText(failed)).toBeVisible();
    await expect.poll(() => alerts).toEqual(words ? [] : [failed]);
    await found();
    await page.getByRole("main").getByRole("button", button).click();
    await expect(page).toHaveURL("/");
  });

test("empty fields are named, and nothing is sent", async ({ page, expectAccessible }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/callback/credentials")) sent += 1;
  });
  await page.goto("/login");
  await page.getByRole("main").getByRole("button", button).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Enter your e-mail address.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password.");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectAccessible();
  expect(sent).toBe(0);
});

test("is sent once, however often the button is pressed", async ({ page }) => {
  let sent = 0;
  const { held, letGo } = hold();
  await page.route("**/api/auth/callback/credentials", async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("main").getByRole("button", button).dblclick();
  await page.keyboard.press("Enter");
  letGo();
  await expect(page).toHaveURL("/");
  expect(sent).toBe(1);
});

test("the password can be looked at", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "true");
});

test("the way to register keeps the way back", async ({ page }) => {
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/register?callbackUrl=%2FcreateGroup");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login?callbackUrl=%2FcreateGroup");
});

test("somebody already signed in is sent on", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/login?callbackUrl=%2FcreateGroup");
  await expect(page).toHaveURL("/createGroup");
});

test("with no Google keys on localhost, the button says which two settings switch it on", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET")).toBeVisible();
});

test("a link to one part of a private page arrives at that part", async ({ page }) => {
  await page.goto("/dashboard/account#email");
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("main").getByRole("button", button).click();
  await expect(page).toHaveURL("/dashboard/account#email");
});
