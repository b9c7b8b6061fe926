import { expect, test } from "./fixtures";

const profile = { name: /^Profile of / } as const;
const leave = { name: "Log Out" } as const;

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto("/aboutUs");
  await expect(page.getByRole("button", profile)).toBeVisible();
});

test("opens on hover and closes when the mouse leaves", async ({ page, expectAccessible }) => {
  await page.getByRole("button", profile).hover();
  await expect(page.getByRole("button", leave)).toBeVisible();
  await expectAccessible();
  await page.mouse.move(5, 600);
  await expect(page.getByRole("button", leave)).toBeHidden();
});

test("opens on a click and stays; the next click closes it", async ({ page }) => {
  await page.getByRole("button", profile).click();
  await page.mouse.move(5, 600);
  await expect(page.getByRole("button", leave)).toBeVisible();
  await page.getByRole("button", profile).click();
  await expect(page.getByRole("button", leave)).toBeHidden();
});

test("opens on focus; Escape closes it and keeps the place", async ({ page }) => {
  await page.getByRole("button", profile).focus();
  await expect(page.getByRole("button", profile)).toHaveAttribute("aria-expanded", "true");
  for (const name of ["My profile", "Calendar", "Account"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", leave)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", leave)).toBeHidden();
  await expect(page.getByRole("button", profile)).toBeFocused();
});

test("on a phone Tab goes through the bar from left to right", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole("button", { name: "Notices" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", profile)).toBeFocused();
  for (const _ of ["My profile", "Calendar", "Account", "Log Out", "Menu"]) await page.keyboard.press("Tab");
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu).toBeFocused();
  const lefts = await Promise.all(
    [
      page.getByRole("link", { name: "HobbyHub" }).first(),
      page.getByRole("button", { name: "Notices" }),
      page.getByRole("button", profile),
      menu,
    ].map(async (part) => (await part.boundingBox())?.x ?? Number.NaN),
  );
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});

test("Log Out goes to the login page with a line in the console, and other tabs follow", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/aboutUs");
  await expect(other.getByRole("button", profile)).toBeVisible();
  const line = page.waitForEvent("console", (message) => message.text() === "Logged out");
  await page.getByRole("button", profile).click();
  await page.getByRole("button", leave).click();
  await expect(page).toHaveURL("/login");
  expect((await line).type()).toBe("info");
  expect(await page.evaluate(() => localStorage.getItem("currentUserId"))).toBeNull();
  await expect(other.getByRole("button", profile)).toBeHidden();
  await page.goto("/myGroup");
  await expect(page).toHaveURL("/login?callbackUrl=%2FmyGroup");
});

test("a log-out that fails is told to the console only", async ({ page, quiet }) => {
  quiet.allow(/Log out failed|Failed to load resource|failed request: .*signout/);
  await page.route("**/api/auth/signout", (route) => route.abort());
  const line = page.waitForEvent("console", (message) => message.text().startsWith("Log out failed"));
  await page.getByRole("button", profile).click();
  await page.getByRole("button", leave).click();
  expect((await line).type()).toBe("error");
  await expect(page).toHaveURL("/aboutUs");
  await expect(page.getByRole("button", profile)).toBeVisible();
});

test("with the store away the person stays signed in, and is there again by itself", async ({ page, quiet }) => {
  quiet.allow(/the server responded with a status of 503/);
  await page.route("**/api/auth/session", (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("currentUserId"))).toMatch(/^[0-9a-f]{24}$/);
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toBeHidden();
  await page.unroute("**/api/auth/session");
  await expect(page.getByRole("button", profile)).toBeVisible();
});

test("a photo that does not load gives way to initials", async ({ page, quiet, signIn }) => {
  quiet.allow(/failed request|Failed to load resource/);
  const asked: (string | null)[] = [];
  await page.route("https://photos.example/**", async (route) => {
    asked.push(await route.request().headerValue("referer"));
    await route.abort();
  });
  // Somebody of their own: the demo person goes on to other tests.
  const person = { email: `photo-${Date.now()}@example.com`, password: "Sitalpati7" };
  const data = { ...person, photoURL: "https://photos.example/me.jpg" };
  expect((await page.request.post("/api/accounts", { data })).status()).toBe(201);
  await signIn(person);
  await page.reload();
  await expect(page.getByRole("button", profile).getByText(/^\p{L}{1,2}$/u)).toBeVisible();
  expect(asked).toEqual([null]);
});

test("stays on the screen at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", profile).click();
  await expect(page.getByRole("button", leave)).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", leave).click();
  await expect(page).toHaveURL("/login");
});
