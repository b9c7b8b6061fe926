import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "./fixtures";
import { mailTo } from "./support/mail";
import { createGroup, signUp, uniqueName } from "./support/people";

test("everything about oneself is one download, with a page that explains it", async ({ context, page, site }) => {
  const { email } = await signUp(page.request, site.url);
  await page.goto("/dashboard/account#data");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("hobbyhub-my-data.zip");
  const files = unzipSync(readFileSync(await download.path()));
  expect(JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()))).toMatchObject([{ email }]);
  // In a tab of its own: the scripts of a page go on after its content was set, under the policy of what they find there.
  const opened = await context.newPage();
  await opened.setContent(strFromU8(files["start-here.html"] ?? new Uint8Array()));
  await expect(opened.getByRole("heading", { name: "My data on HobbyHub" })).toBeVisible();
  await expect(opened.getByText(`Everything kept about the account ${email}`)).toBeVisible();
});

test("whoever runs many groups finds them folded, and opened where something about them is missing", async ({
  page,
  site,
  playwright,
  expectAccessible,
}) => {
  await signUp(page.request, site.url);
  const names = Array.from({ length: 7 }, () => uniqueName("Circle"));
  const ids: string[] = [];
  for (const groupName of names) ids.push(await createGroup(page.request, site.url, { groupName }));
  const member = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
  await signUp(member, site.url, "Rokeya Begum");
  expect((await member.put(`/api/groups/${ids[0]}/membership`, { data: {} })).ok()).toBe(true);
  await member.dispose();

  await page.goto("/dashboard/account");
  const [mutes, own] = [page.getByText("None of them is muted"), page.getByText("1 still to settle")];
  const muting = page.getByLabel(`Notices of ${names[3]}`);
  await expect(muting).toBeHidden();
  await mutes.click();
  await muting.selectOption("Until you say so");
  await expect(page.getByText(`Muted: ${names[3]}`)).toBeVisible();
  await expect(muting).toBeVisible();

  await expect(own).toBeVisible();
  await expect(page.getByLabel(`What happens to ${names[0]}`)).toBeHidden();
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByText("Choose what becomes of it.")).toBeVisible();
  const unsettled = page.getByLabel(`What happens to ${names[0]}`);
  await expect(unsettled).toBeFocused();
  await own.click();
  await expect(unsettled).toBeHidden();
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(unsettled).toBeFocused();
  await page.getByLabel(`What happens to ${names[0]}`).selectOption("close");
  await expect(page.getByText("All of them are settled")).toBeVisible();
  await expect(page.getByLabel(`What happens to ${names[0]}`)).toBeVisible();
  await expectAccessible();
});

test("an account is deleted: its groups first, a wrong password changes nothing, and one can stay", async ({
  page,
  place,
  site,
  quiet,
  playwright,
  expectAccessible,
}) => {
  // The wrong password, and the groups that come first.
  quiet.allow(/status of (422|409)/);
  const { email, password } = await signUp(page.request, site.url);
  const names = [uniqueName("Sketchers"), uniqueName("Anglers")];
  const [given = "", closed = ""] = [
    await createGroup(page.request, site.url, { groupName: names[0] ?? "" }),
    await createGroup(page.request, site.url, { groupName: names[1] ?? "" }),
  ];
  const heir = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
  await signUp(heir, site.url, "Rokeya Begum");
  expect((await heir.put(`/api/groups/${given}/membership`, { data: {} })).ok()).toBe(true);
  const groupAt = async (id: string) => (await heir.get(`/api/groups/${id}`)).json();

  await page.goto("/dashboard/account#data");
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByText("Choose what becomes of it.")).toBeVisible();
  await page.getByLabel(`What happens to ${names[0]}`).selectOption({ label: "Hand it to Rokeya Begum" });
  await expect(page.getByLabel(`What happens to ${names[1]}`)).toHaveValue("close");
  await expectAccessible();
  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText(`${names[0]} goes to Rokeya Begum, if they accept.`);
  await expect(dialog).toContainText(`${names[1]} closes now.`);
  await dialog.getByLabel("Your password").fill("Wrong pass1");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await expectAccessible();
  expect((await groupAt(closed)).closedAt ?? null).toBeNull();

  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible();
  await expect(page.getByText("offered to Rokeya Begum, until")).toBeVisible();
  await expectAccessible();
  expect(await mailTo(place, email, "Your account will be deleted")).toContain("Sign in before then");

  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeVisible();
  await heir.dispose();
});

test("signing in calls the deletion off, and says so", async ({ page, place, site }) => {
  const { email, password } = await signUp(page.request, site.url);
  await page.request.post(`${site.url}/api/accounts/me/deletion`, { data: { password }, headers: { origin: site.url } });
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Your account stays: it will not be deleted.")).toBeVisible();
  await mailTo(place, email, "Your account stays");
  await page.goto("/dashboard/account#data");
  await expect(page.getByRole("button", { name: "Delete my account…" })).toBeVisible();
});
