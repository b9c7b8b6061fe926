import { HOUR_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { call, groupOf, visitor } from "./support/memberships";
import { openSession } from "./support/people";

const told = (holds: string) => `This was changed while you were writing. It now says “${holds}”. Saving again puts yours in its place.`;
const MINE = "Where the second tab says";

test("the second of two tabs with one group is told what it would write over, and saves it all the same", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/409/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { id } = await groupOf(owner, site.url, { rules: "Be kind." });
  const first = owner.page;
  const second = await owner.context.newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/updateGroup/${id}`);
    await expect(tab.getByLabel("Location")).not.toHaveValue("");
  }
  await first.getByLabel("Location").fill("Where the first tab says");
  await first.getByLabel("Max Members").fill("24");
  await first.getByRole("button", { name: "Update Group" }).click();
  await expect(first).toHaveURL("/myGroup");

  const location = second.getByLabel("Location");
  await location.fill(MINE);
  await second.getByLabel("Description").fill("Only here.");
  await second.getByRole("button", { name: "Update Group" }).click();
  await expect(location).toHaveAccessibleDescription(new RegExp(told("Where the first tab says")));
  await expect(location).toBeFocused();
  await expect(location).toHaveValue(MINE);
  await expect(second.getByText("Nothing is saved yet.")).toBeVisible();
  await expectAccessible(second);
  await second.getByRole("button", { name: "Update Group" }).click();
  await expect(second).toHaveURL("/myGroup");
  const kept = await (await owner.context.request.get(`${site.url}/api/groups/${id}`)).json();
  expect(kept).toMatchObject({ location: MINE, description: "Only here.", maxMembers: 24 });
});

test("two organizers with one meetup: the second is told beside the field, and saves it all the same", { tag: LONG }, async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/409/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport: { width: 375, height: 812 } });
  const group = await groupOf(owner, site.url);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const planned = { title: "Slow walk", startsAt: at(72), endsAt: at(74), zone: "Asia/Dhaka", place: { name: "Kean Bridge" } };
  const { insertedId: id } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, planned);
  const { page } = owner;
  await page.goto(`/dashboard/meetups/${id}/edit`);
  const place = page.getByRole("textbox", { name: "Place", exact: true });
  await expect(place).toHaveValue("Kean Bridge");
  await call(owner, site.url, "PUT", `/api/meetups/${id}`, { place: { name: "The gate" }, title: "Slow walks" });

  await place.fill(MINE);
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this change?" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(place).toHaveAccessibleDescription(new RegExp(told("The gate")));
  await expect(place).toBeFocused();
  await expect(place).toHaveValue(MINE);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toContainText("The gate");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/dashboard/meetups/${id}`);
  const kept = await (await owner.context.request.get(`${site.url}/api/meetups/${id}`)).json();
  expect(kept).toMatchObject({ place: { name: MINE }, title: "Slow walks" });
});

test("settings on the desk: told beside the field; to discard brings what is kept by now", async ({ browser, site, quiet }) => {
  quiet.allow(/409/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { id } = await groupOf(owner, site.url, { rules: "Be kind." });
  const { page } = owner;
  await page.goto(`/dashboard/groups/${id}/settings`);
  const rules = page.getByRole("textbox", { name: "Rules" });
  await expect(rules).toHaveValue("Be kind.");
  await call(owner, site.url, "PUT", `/api/groups/${id}`, { rules: "Be on time." });
  await rules.fill(MINE);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(rules).toHaveAccessibleDescription(new RegExp(told("Be on time.")));
  await expect(rules).toHaveValue(MINE);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(rules).toHaveValue("Be on time.");
  await rules.fill(MINE);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await rules.fill("Bring a lamp.");
  await page.getByRole("button", { name: "Save changes" }).click();
  // The first toast may still be there; the bar goes once it is saved.
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
  expect(await (await owner.context.request.get(`${site.url}/api/groups/${id}`)).json()).toMatchObject({ rules: "Bring a lamp." });
});

test("a profile in two tabs: only what differs is sent, and the second is told", { tag: LONG }, async ({ browser, site, quiet }) => {
  quiet.allow(/409/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { page } = owner;
  await page.goto("/dashboard/account");
  const about = page.getByLabel("About you");
  await expect(about).toHaveValue("");
  await call(owner, site.url, "PATCH", "/api/accounts/me", { about: "I run at dawn.", place: "Sylhet" });
  await about.fill(MINE);
  const save = page.getByRole("button", { name: "Save profile" });
  await save.click();
  await expect(about).toHaveAccessibleDescription(new RegExp(told("I run at dawn.")));
  await expect(about).toHaveValue(MINE);
  await save.click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  expect(await (await owner.context.request.get(`${site.url}/api/accounts/me`)).json()).toMatchObject({ about: MINE, place: "Sylhet" });
});

test("what was written when the session ended does not undo what others changed until one is back", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/401/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const elsewhere = await visitor(browser, site.url, "Nusrat on her phone");
  const { id } = await groupOf(owner, site.url, { rules: "Be kind." });
  const { page, context } = owner;
  await page.goto(`/updateGroup/${id}`);
  const location = page.getByLabel("Location");
  await expect(location).not.toHaveValue("");
  await location.fill(MINE);
  await page.getByLabel("Description").fill("Only here.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Update Group" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await openSession(elsewhere.context.request, site.url, owner);
  await call(elsewhere, site.url, "PUT", `/api/groups/${id}`, { location: "Where the phone says", maxMembers: 24 });

  await page.getByRole("textbox", { name: "E-mail" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Welcome back. What you had written is still here. Some of it was changed meanwhile")).toBeVisible();
  await expect(location).toHaveValue(MINE);
  await expect(location).toHaveAccessibleDescription(
    /This was changed while you were away\. It now says “Where the phone says”\. Saving puts yours in its place\./,
  );
  await expect(page.getByLabel("Max Members")).toHaveValue("24");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page).toHaveURL("/myGroup");
  const kept = await (await context.request.get(`${site.url}/api/groups/${id}`)).json();
  expect(kept).toMatchObject({ location: MINE, description: "Only here.", maxMembers: 24 });
});

test("nobody else is blamed for a blank one typed at the end oneself", { tag: LONG }, async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { page } = owner;
  await page.goto("/dashboard/account");
  const save = page.getByRole("button", { name: "Save profile" });
  const kept = async () => (await owner.context.request.get(`${site.url}/api/accounts/me`)).json();
  const fields = [
    page.getByRole("textbox", { name: "Name", exact: true }),
    page.getByLabel("Where you live"),
    page.getByLabel("About you"),
  ];
  for (const field of fields) await field.fill("Nusrat ");
  await save.click();
  await expect.poll(kept).toMatchObject({ displayName: "Nusrat", place: "Nusrat", about: "Nusrat" });
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  for (const field of fields) await field.fill("Jahan");
  await save.click();
  await expect.poll(kept).toMatchObject({ displayName: "Jahan", place: "Jahan", about: "Jahan" });
});
