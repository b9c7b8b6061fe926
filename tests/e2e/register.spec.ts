import type { Page, Route } from "playwright/test";
import { expect, test } from "./fixtures";
import { loseParts, MISSING_PART } from "./missing-parts";
import { some } from "./support/breadth";

let people = 0;
const someone = (storeKind: string) => ({
  Name: "Shirin Sultana",
  "Photo URL": "https://photos.example/shirin.jpg",
  "E-mail": `shirin-${storeKind}-${Date.now()}-${++people}@example.com`,
  Password: "Sitalpati7",
});

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
}

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Register", exact: true }).click();

/** Sends the form and answers the alert that comes of it. */
async function alerted(page: Page): Promise<string[]> {
  const alert = page.waitForEvent("dialog");
  const pressed = submit(page);
  const dialog = await alert;
  await dialog.accept();
  await pressed;
  return [dialog.type(), dialog.message()];
}

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/the server responded with a status of (409|422|429|503)/);
  // Nobody's photo is on a test machine.
  await page.route("https://photos.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

test("makes the account, signs in, sends the profile, says so and returns to the path", async ({ page, storeKind, expectAccessible }) => {
  await page.goto("/register?callbackUrl=%2FcreateGroup");
  await expectAccessible();
  const person = someone(storeKind);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await fill(page, person);
  await submit(page);
  await expect(page.getByText("You are Successfully Registered")).toBeVisible();
  await expect(page).toHaveURL("/createGroup");
  expect(calls).toEqual(["POST /api/accounts", "POST /api/auth/callback/credentials", "PATCH /api/accounts/me"]);
  await page.getByRole("button", { name: `Profile of ${person.Name}` }).click();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
});

test("when the profile cannot be saved, the person is signed in all the same", async ({ page, storeKind }) => {
  await page.route("**/api/accounts/me", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto("/register");
  const person = someone(storeKind);
  await fill(page, person);
  await submit(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: `Profile of ${person["E-mail"]}` })).toBeVisible();
});

const NOT_SIGNED_IN: [reason: string, answer: (route: Route) => Promise<void>][] = [
  ["too many tries", (route) => route.fulfill({ status: 429, json: {} })],
  ["a store that is away", (route) => route.fulfill({ status: 503, json: {} })],
  ["no network", (route) => route.abort()],
  ["a browser that keeps no cookie", (route) => route.fulfill({ json: { url: "/" } })],
];

for (const [reason, answer] of some(NOT_SIGNED_IN, 2))
  test(`an account that was made is ready to log in to when ${reason} kept it from signing in`, async ({ page, quiet, storeKind }) => {
    quiet.allow(/callback\/credentials.*ERR_FAILED|ERR_FAILED.*callback\/credentials/);
    const person = someone(storeKind);
    await page.route("**/api/auth/callback/credentials", answer);
    await page.goto("/register?callbackUrl=%2FcreateGroup");
    await fill(page, person);
    expect(await alerted(page)).toEqual(["alert", "Your account is ready. Please log in."]);
    await expect(page).toHaveURL("/login?callbackUrl=%2FcreateGroup");
    await page.unroute("**/api/auth/callback/credentials");
    await fill(page, { "E-mail": person["E-mail"], Password: person.Password });
    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/createGroup");
  });

test("when the check of the fields cannot be fetched, the alert says so, and what was typed stays", async ({ page, quiet, storeKind }) => {
  quiet.allow(MISSING_PART);
  const person = someone(storeKind);
  await page.goto("/register");
  await loseParts(page, "Enter the address of your photo.");
  await fill(page, person);
  expect(await alerted(page)).toEqual(["alert", "Your account could not be made. Please try again."]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.Name);
  await expect(page).toHaveURL("/register");
});

test("an address that is taken is told by the browser's own alert and beside its field; what was typed stays", async ({
  page,
  storeKind,
  expectAccessible,
}) => {
  const person = someone(storeKind);
  const made = await page.request.post("/api/accounts", { data: { email: person["E-mail"], password: person.Password } });
  expect(made.status()).toBe(201);
  await page.goto("/register");
  await fill(page, { ...person, "E-mail": person["E-mail"].toUpperCase() });
  const words = "This e-mail address is already registered. Please log in.";
  expect(await alerted(page)).toEqual(["alert", words]);
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(words);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.Name);
  await expect(page).toHaveURL("/register");
  await expectAccessible();
});

const REFUSED: [label: string, value: string, message: string][] = [
  ["Name", "Rina", "Name should be more than 5 characters"],
  ["Photo URL", "", "Enter the address of your photo."],
  ["E-mail", "nobody", "Enter an e-mail address such as you@example.com."],
  ["Password", "Ab1", "Password must be at least 6 characters long."],
  ["Password", "sitalpati", "Password must contain at least one uppercase letter."],
  ["Password", "SITALPATI", "Password must contain at least one lowercase letter."],
];

test("each field says what it needs, to the word, and lets go when it is worked on", async ({ page, storeKind, expectAccessible }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await page.goto("/register");
  for (const [label, value, message] of REFUSED) {
    await fill(page, { ...someone(storeKind), [label]: value });
    await submit(page);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toBeFocused();
    await field.pressSequentially("x");
    await expect(page.getByText(message)).toBeHidden();
  }
  await fill(page, { Name: "", Password: "" });
  await submit(page);
  await expectAccessible();
  expect(sent).toBe(0);
});
