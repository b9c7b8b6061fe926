import type { Page } from "playwright/test";
import { type Place, runScript } from "../support/app-server";
import { LONG } from "./support/breadth";
import { expect, press, pressUntilClosed, test } from "./support/google-test";

/** Shows the account page of somebody whom Google signed in yesterday: too long ago to count as a proof. @returns who it is */
async function signedInYesterday(page: Page, place: Place): Promise<string> {
  await page.goto("/login?callbackUrl=%2Fdashboard%2Faccount");
  await press(page, "Continue with Google");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  const { uid } = await (await page.request.get("/api/accounts/me")).json();
  await runScript("tests/support/sessions-of-yesterday.ts", [uid], place.env);
  await page.reload();
  return uid;
}

test("where popups are blocked, another Google account proves nothing and leads back to the account, one's own may go on", {
  tag: LONG,
}, async ({ page, google, place }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const uid = await signedInYesterday(page, place);
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const prove = async () => {
    await page.getByRole("button", { name: "Delete my account…" }).click();
    await dialog.getByRole("button", { name: "Continue with Google" }).click();
  };
  const person = google.person;
  google.person = { sub: `other-${uid}`, email: `other-${person?.email}`, email_verified: true, name: "Somebody Else" };
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
  const uid = await signedInYesterday(page, place);
  expect((await page.request.post("/api/accounts/me/deletion", { data: {} })).status()).toBe(403);

  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("You have no password here, so Google shows once more that it is you.")).toBeVisible();
  await expectAccessible();
  const person = google.person;
  google.person = null;
  await pressUntilClosed(dialog.getByRole("button", { name: "Continue with Google" }));
  await expect(dialog.getByText("Google Sign-In failed.")).toBeVisible();
  expect((await page.request.post("/api/accounts/me/deletion", { data: {} })).status()).toBe(403);

  google.person = { sub: `other-${uid}`, email: `other-${person?.email}`, email_verified: true, name: "Somebody Else" };
  await pressUntilClosed(dialog.getByRole("button", { name: "Continue with Google" }));
  await expect(dialog.getByText("That is another Google account. Use the one you sign in here with.")).toBeVisible();
  expect((await (await page.request.get("/api/accounts/me")).json()).uid).toBe(uid);

  google.person = person;
  await pressUntilClosed(dialog.getByRole("button", { name: "Continue with Google" }));
  await expect(page.getByText("Your account will be deleted in 7 days.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeVisible();
});

test("somebody without a password shows by Google once more who they are, before they set one or change the address", {
  tag: LONG,
}, async ({ page, google, place, quiet, expectAccessible }) => {
  // Google's window closes itself, whatever it is fetching.
  quiet.allow(/Failed to fetch RSC payload for \S+\/login\/google\?/);
  const uid = await signedInYesterday(page, place);

  const password = page.getByRole("region", { name: "Password" });
  await expect(password.getByText("You have no password here, so Google shows once more that it is you.")).toBeVisible();
  await expect(password.getByLabel("New password")).toHaveCount(0);
  const address = page.getByRole("region", { name: "E-mail" });
  await address.getByRole("button", { name: "Change address" }).click();
  await expect(address.getByRole("button", { name: "Continue with Google" })).toBeFocused();
  await expect(address.getByLabel("New address")).toHaveCount(0);
  await expectAccessible();

  const person = google.person;
  google.person = { sub: `other-${uid}`, email: `other-${person?.email}`, email_verified: true, name: "Somebody Else" };
  await pressUntilClosed(password.getByRole("button", { name: "Continue with Google" }));
  await expect(password.getByText("That is another Google account. Use the one you sign in here with.")).toBeVisible();
  await expect(password.getByLabel("New password")).toHaveCount(0);

  google.person = person;
  await pressUntilClosed(address.getByRole("button", { name: "Continue with Google" }));
  await expect(address.getByLabel("New address")).toBeFocused();
  await address.getByLabel("New address").fill(`new-${uid}@hobbyhub.example`);
  await address.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("We sent a link to the new address.")).toBeVisible();
  await password.getByLabel("New password").fill("Jamdani88x");
  await password.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("Your new password is set. Log in with it.")).toBeVisible();
});
