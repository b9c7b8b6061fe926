import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { isHydrated } from "./support/hydrated";
import { groupOf, type Visitor, visitor } from "./support/memberships";
import { openSession } from "./support/people";

async function logOutElsewhere({ context }: Visitor): Promise<void> {
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: /^Profile of/ }).click();
  await other.getByRole("button", { name: "Log Out" }).click();
  await expect(other).toHaveURL("/login");
  await other.close();
}

/** The page has been left for the login page, and comes back once its writer is signed in again. */
async function logInAgain(person: Visitor, url: string, path: string): Promise<void> {
  await expect(person.page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`);
  await openSession(person.context.request, url, person);
  await person.page.reload();
  await expect(person.page).toHaveURL(path);
  await expect(person.page.getByText("What you had written is still here.")).toBeVisible();
}

const write = async (page: Page, field: string, words: string) => {
  await isHydrated(page);
  await page.getByRole("textbox", { name: field, exact: true }).fill(words);
};

test("the profile and a group's settings keep what is not saved when one logs out in another tab", async ({ browser, site, quiet }) => {
  quiet.allow(/photos\.example/);
  const person = await visitor(browser, site.url, "Nusrat Jahan");
  const { page } = person;
  const group = await groupOf(person, site.url);

  await page.goto("/dashboard/account");
  await write(page, "About you", "I mend nets.");
  await page.getByRole("checkbox", { name: "Cooking" }).check();
  await page.getByRole("radio", { name: "From the web" }).check();
  await page.getByRole("textbox", { name: "Address of the picture" }).fill("https://photos.example/me.jpg");
  await logOutElsewhere(person);
  await logInAgain(person, site.url, "/dashboard/account");
  await expect(page.getByRole("textbox", { name: "About you" })).toHaveValue("I mend nets.");
  await expect(page.getByRole("checkbox", { name: "Cooking" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Address of the picture" })).toHaveValue("https://photos.example/me.jpg");
  await page.getByRole("radio", { name: "Letters" }).check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  const me = await (await page.request.get("/api/accounts/me")).json();
  expect(me).toMatchObject({ about: "I mend nets.", interests: ["Cooking"], photoURL: null });

  const settings = `/dashboard/groups/${group.id}/settings`;
  await page.goto(settings);
  await write(page, "Rules", "Be kind.");
  await logOutElsewhere(person);
  await logInAgain(person, site.url, settings);
  await expect(page.getByRole("textbox", { name: "Rules" })).toHaveValue("Be kind.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("What you had written is still here.")).toHaveCount(0);
  expect(await (await page.request.get(`/api/groups/${group.id}`)).json()).toMatchObject({ rules: "Be kind." });
});

test("the form of a group that is deleted in another tab stands, says so, and loses nothing", async ({ browser, site, quiet }) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const { page, context } = owner;
  const group = await groupOf(owner, site.url);
  const [idle, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [idle, page]) await tab.goto(`/updateGroup/${group.id}`);
  await isHydrated(idle);
  await write(page, "Description", "Typed for an hour.");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.has("_rsc")) asked.push(request.url());
  });
  await other.goto("/myGroup");
  await isHydrated(other);
  await other.getByRole("button", { name: `Delete ${group.groupName}` }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // Where nothing was typed, the page follows.
  await expect(idle.getByRole("heading", { name: "There is no such group" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Update Group" }).click();
  await expect(page.getByText("This group has been deleted in the meantime")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Typed for an hour.");
});

test("what is typed after a try that found the session ended is kept as well", { tag: LONG }, async ({ browser, site, quiet }) => {
  quiet.allow(/401/);
  const person = await visitor(browser, site.url, "Nusrat Jahan");
  const { page, context } = person;
  const group = await groupOf(person, site.url);
  const places: [path: string, field: string, button: string][] = [
    ["/dashboard/account", "About you", "Save profile"],
    [`/updateGroup/${group.id}`, "Description", "Update Group"],
    [`/dashboard/groups/${group.id}/settings`, "Rules", "Save changes"],
  ];
  for (const [path, field, button] of places) {
    await page.goto(path);
    await write(page, field, "I mend nets.");
    await context.clearCookies();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("What you wrote is kept for you")).toBeVisible();
    await write(page, field, "I mend nets, and boats.");
    await page.getByRole("link", { name: "Log in", exact: true }).click();
    await logInAgain(person, site.url, path);
    await expect(page.getByRole("textbox", { name: field, exact: true })).toHaveValue("I mend nets, and boats.");
  }
});
