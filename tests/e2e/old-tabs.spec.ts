import { expect, test } from "./fixtures";
import { loseParts, MISSING_PART } from "./missing-parts";
import { isHydrated } from "./support/hydrated";
import { inDays, plan } from "./support/meetups";
import { call, groupOf, join, offered, visitor } from "./support/memberships";

test("an old tab does not offer to leave what was left, and says so", async ({ browser, site, quiet }) => {
  quiet.allow(/409/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const person = await visitor(browser, site.url, "Imran Sheikh");
  await join(person, site.url, group);
  const { page } = person;
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("button", { name: "Leave group" }).click();
  await call(person, site.url, "DELETE", `/api/groups/${group.id}/membership`, { from: "member" });
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByText("Something has changed since you opened this page.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
});

test("whoever logged out in another tab, or whose session ended, is asked to log in and comes back", async ({ browser, site, quiet }) => {
  quiet.allow(/401/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const person = await visitor(browser, site.url, "Imran Sheikh");
  const { page, context } = person;
  const toLogin = `/login?callbackUrl=${encodeURIComponent(`/groupDetails/${group.id}?join=1`)}`;
  await page.goto(`/groups/${group.slug}`);
  await expect(page.getByRole("region", { name: "My membership" })).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await expect(page).toHaveURL(toLogin);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  // The login page does not send on, to a page that would send back, whom the server does not know.
  expect(asked).not.toContain(`/groupDetails/${group.id}`);

  await context.addCookies(cookies);
  await page.goto(`/groups/${group.slug}`);
  await expect(page.getByRole("region", { name: "My membership" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: /^Profile of/ }).click();
  await other.getByRole("button", { name: "Log Out" }).click();
  await expect(page.getByRole("link", { name: "Register" }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "My membership" })).toHaveCount(0);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await expect(page).toHaveURL(toLogin);
});

test("whoever wants to join a group that was deleted meanwhile reads that it is no more, and is led on", async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  await page.goto(`/groups/${group.slug}`);
  await expect(page.getByRole("region", { name: "My membership" })).toBeVisible();
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}`);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await expect(page.getByText("There is no such group.")).toBeVisible();
  for (const path of [`/groups/${group.slug}`, `/groupDetails/${group.id}?join=1`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "There is no such group" })).toBeVisible();
    await expect(page.getByText("It may have been deleted")).toBeVisible();
    await expect(page.getByRole("link", { name: "Browse Groups" })).toHaveAttribute("href", "/allGroups");
  }
});

test("a dialog that cannot be fetched takes nothing along, and opens once it can", async ({ browser, site, quiet }) => {
  quiet.allow(MISSING_PART);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const person = await visitor(browser, site.url, "Imran Sheikh");
  await join(person, site.url, group);
  const { page } = person;
  await page.goto(`/groupDetails/${group.id}`);
  await isHydrated(page);
  const findParts = await loseParts(page);
  const said = page.waitForEvent("dialog");
  const pressed = page.getByRole("button", { name: "Leave group" }).click();
  const alert = await said;
  expect(alert.message()).toBe("We could not reach HobbyHub. Check your connection and try again.");
  await alert.dismiss();
  await pressed;
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
  await findParts();
  await page.getByRole("button", { name: "Leave group" }).click();
  await expect(page.getByRole("dialog", { name: "Leave this group?" })).toBeVisible();
});

test("a part that cannot be fetched says so in its place, and the page stands", async ({ browser, site, quiet }) => {
  quiet.allow(MISSING_PART);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { questions: ["What do you fish?"] });
  const meetup = {
    title: "Evening at the ghat",
    startsAt: inDays(3),
    endsAt: inDays(4),
    zone: "Asia/Dhaka",
    place: { name: "Kean Bridge" },
  };
  const { insertedId } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, meetup);
  const path = `/groups/${group.slug}/meetups/${insertedId}`;
  for (const { page, words } of [
    { page: owner.page, words: "/attendees" },
    { page: (await visitor(browser, site.url, "Lamia Haque")).page, words: "I have read these rules and accept them." },
  ]) {
    await loseParts(page, words);
    await page.goto(path);
    await expect(page.getByText("A part of this page could not be loaded. Load the page again.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: meetup.title })).toBeVisible();
    await expect(page.getByRole("button", { name: /go/ }).first()).toBeVisible();
  }
});

test("who owns a group no more reads why they cannot delete it", async ({ browser, site, quiet }) => {
  quiet.allow(/403/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const heir = await visitor(browser, site.url, "Imran Sheikh");
  const group = await groupOf(owner, site.url);
  await join(heir, site.url, group);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/settings`);
  const { uid: personId } = await (await heir.context.request.get(`${site.url}/api/accounts/me`)).json();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}/transfer`, { personId });
  await call(heir, site.url, "POST", `/api/groups/${group.id}/transfer/acceptance`);
  await page.getByRole("button", { name: "Delete group" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Only the owner")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete group" })).toHaveCount(0);
});

test("an offer that was taken back meanwhile says so and goes", async ({ browser, site, quiet }) => {
  quiet.allow(/40[39]|404/);
  const { owner, heir, group } = await offered(browser, site.url);
  const { page } = heir;
  await page.goto(`/groupDetails/${group.id}`);
  const become = page.getByRole("button", { name: "Become the owner" });
  await isHydrated(page);
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/transfer`);
  await become.press("Enter");
  await expect(page.getByText("Nobody offers you this group.")).toBeVisible();
  await expect(become).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeFocused();
});

test("a change that cannot be looked over just now says so, and is once it can", async ({ browser, site, quiet }) => {
  quiet.allow(MISSING_PART);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { id } = await plan(owner, site.url, group, {});
  const { page } = owner;
  await page.goto(`/dashboard/meetups/${id}/edit`);
  await page.getByRole("textbox", { name: "Title" }).fill("Slow walks");
  // Of the review of a change.
  const findParts = await loseParts(page, "The guests each may bring");
  const save = page.getByRole("button", { name: "Save changes" });
  await save.click();
  await expect(page.getByText("We could not reach HobbyHub. Check your connection and try again.")).toBeVisible();
  await findParts();
  await save.click();
  await expect(page.getByRole("dialog", { name: "Save this change?" })).toContainText("Slow walks");
});
