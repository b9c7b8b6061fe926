import type { Page } from "playwright/test";
import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, groupOf, join, type MadeGroup, type Visitor, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

/** Days are counted from the one on which the file began: a midnight in between moves nothing. */
const BEGUN = Date.now();
const dayIn = (days: number): string => new Date(BEGUN + days * DAY_MS).toISOString().slice(0, 10);
const at = (hours: number): string => new Date(Math.floor((Date.now() + hours * HOUR_MS) / 60_000) * 60_000).toISOString();

interface Row {
  _id: string;
  startsAt: string;
  title: string;
  status: string;
}

async function meetupsOf({ context }: Visitor, url: string, { id }: MadeGroup): Promise<Row[]> {
  return (await (await context.request.get(`${url}/api/groups/${id}/meetups`)).json()).items;
}

async function plan(owner: Visitor, url: string, { id }: MadeGroup, wishes: object = {}): Promise<string> {
  const body = { title: "Slow walk", startsAt: at(72), endsAt: at(74), zone: "Asia/Dhaka", place: { name: "Kean Bridge" }, ...wishes };
  return (await call<{ insertedId: string }>(owner, url, "POST", `/api/groups/${id}/meetups`, body)).insertedId;
}

const write = async (page: Page, title: string, day: string) => {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByLabel("Date").fill(day);
  await page.getByLabel("Starts").fill("06:00");
  await page.getByRole("textbox", { name: "Place", exact: true }).fill("The gate of Shankhari Bazar");
};

const openFold = (page: Page, title: string) => page.locator("summary").filter({ hasText: title }).click();

test("a title, a time and a place on a phone: the first meetup of a group is planned", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/meetups`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Plan the first meetup" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plan a meetup" })).toBeVisible();

  await page.getByRole("button", { name: "Publish meetup" }).click();
  await expect(page.getByText("Give the meetup a title.")).toBeVisible();
  await expect(page.getByText("Choose a day.")).toBeVisible();
  await expect(page.getByText("Say where you meet.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expectAccessible(page);

  await write(page, "Shankhari Bazar at first light", dayIn(9));
  await expect(page.getByLabel("Ends")).toHaveValue("08:00");
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Publish meetup" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Shankhari Bazar at first light" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/meetups\/[0-9a-f]{24}\?published=1$/);
  await expect(page).toHaveTitle(/^It is on the calendar: Shankhari Bazar at first light\b/);
  const published = page.getByRole("region", { name: "It is on the calendar" });
  await expect(published).toContainText("The members of the group get a notice. It is on ");
  await expect(published.getByRole("link", { name: "Invite people" })).toHaveAttribute("href", /\/invitations$/);
  await published.getByText("Add to calendar").press("Enter");
  await expect(published.getByRole("link", { name: "Google Calendar" })).toBeVisible();
  await published.getByRole("button", { name: "Share" }).click();
  await expect(published.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectNoSidewaysScrolling(page);
  expect(await meetupsOf(owner, site.url, group)).toHaveLength(1);
  await page.getByRole("link", { name: "View page" }).click();
  await expect(page.getByText("Hosted by Nusrat Jahan")).toBeVisible();
});

test("a series says what its rule means, shows its first dates, and leaves out the one struck out", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/meetups/new`);
  await write(page, "Weekly lane", dayIn(9));
  await openFold(page, "Repeats");
  await page.getByLabel("How often").selectOption("Every week");
  await page.getByText("After a number of times").click();
  await page.getByRole("textbox", { name: "How many times" }).fill("3");
  await expect(page.getByText(/^Every \w+day, 3 times\.$/).first()).toBeVisible();
  const dates = page.getByRole("group", { name: "The first dates" }).getByRole("checkbox");
  await expect(dates).toHaveCount(3);
  await dates.nth(1).uncheck();
  await expectAccessible(page);
  await openFold(page, "Fee");
  await page.getByRole("checkbox", { name: "It costs something" }).check();
  await page.getByRole("button", { name: "Publish meetup" }).click();
  await expect(page.getByText("Enter an amount, such as 250.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Amount for each person").fill("250");
  await page.getByLabel("What it covers").fill("Tea");
  await page.getByLabel("Refund").fill("None");
  await page.getByLabel("How to pay").fill("Cash");
  await page.getByRole("button", { name: "Publish meetup" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Weekly lane" })).toBeVisible();
  const rows = await meetupsOf(owner, site.url, group);
  expect(rows.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([`${dayIn(9)}T00:00`, `${dayIn(23)}T00:00`]);
});

test("a change says what was and what will be, and who is told, for one date and those after it", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const first = await plan(owner, site.url, group, {
    startsAt: `${dayIn(9)}T06:00`,
    endsAt: `${dayIn(9)}T08:00`,
    repeats: { rule: "FREQ=WEEKLY;COUNT=4" },
  });
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await call(member, site.url, "PUT", `/api/meetups/${first}/rsvp`);
  const dates = await meetupsOf(owner, site.url, group);
  const [, second, third] = dates;
  // Changed by hand: it stays as it is.
  await call(owner, site.url, "PUT", `/api/meetups/${third?._id}`, { startsAt: `${dayIn(23)}T10:00` });
  const { page } = owner;

  await page.goto(`/dashboard/meetups/${first}/edit`);
  await expect(page).toHaveTitle(new RegExp(`^Change ${dates[0]?.title}\\b`));
  await page.getByRole("textbox", { name: "Title" }).fill("Slow walks");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this change?" });
  await expect(dialog).toContainText("Nobody is told");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slow walks" })).toBeVisible();
  await expect(page).toHaveTitle(/^Who comes to Slow walks\b/);

  await page.goto(`/dashboard/meetups/${second?._id}/edit`);
  await page.getByLabel("Starts").fill("07:00");
  await expect(page.getByLabel("Ends")).toHaveValue("09:00");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toContainText("6:00 to 8:00 am");
  await expect(dialog).toContainText("7:00 to 9:00 am");
  await dialog.getByRole("radio", { name: /This one and those after it/ }).check();
  await expect(dialog.getByRole("checkbox", { name: "Also the date that was changed by hand" })).not.toBeChecked();
  await expect(dialog).toContainText("The other dates move by as much.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  // The form's own preview says so too, until its page is left.
  await expect(page).toHaveURL(`/dashboard/meetups/${second?._id}`);
  await expect(page.getByText("7:00 to 9:00 am")).toBeVisible();
  const after = await meetupsOf(owner, site.url, group);
  expect(after.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(["00:00", "01:00", "04:00", "01:00"]);
  expect(after.map(({ title }) => title)).toEqual(["Slow walks", "Slow walk", "Slow walk", "Slow walk"]);
});

test("cancelled with a reason, from this date on; a copy has everything but the day", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PHONE);
  const group = await groupOf(owner, site.url);
  const startsAt = `${dayIn(9)}T06:00`;
  await plan(owner, site.url, group, { startsAt, endsAt: `${dayIn(9)}T08:00`, capacity: 12, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const [first, second] = await meetupsOf(owner, site.url, group);
  const { page } = owner;
  await page.goto(`/dashboard/meetups/${second?._id}/edit`);
  await page.getByRole("button", { name: "Cancel this meetup" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this meetup?" });
  await dialog.getByRole("radio", { name: /This one and those after it/ }).check();
  await dialog.getByRole("button", { name: "Cancel 2 dates" }).click();
  await expect(dialog.getByText("Say why; those who go read it.")).toBeVisible();
  await expectAccessible(page);
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await reason.fill("The lane is dug up.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Cancel this meetup" }).click();
  await expect(reason).toHaveValue("The lane is dug up.");
  await dialog.getByRole("radio", { name: /This one and those after it/ }).check();
  await dialog.getByRole("button", { name: "Cancel 2 dates" }).click();
  await expect(page.getByText("This meetup is cancelled")).toBeVisible();
  await expect(page.getByText("The lane is dug up.")).toBeVisible();
  await expectAccessible(page);
  expect((await meetupsOf(owner, site.url, group)).map(({ status }) => status)).toEqual(["scheduled", "cancelled", "cancelled"]);

  await page.goto(`/dashboard/meetups/${second?._id}/edit`);
  await expect(page.getByText("This meetup is cancelled.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Plan it once more" }).click();
  await expect(page).toHaveURL(`/dashboard/groups/${group.id}/meetups/new?from=${second?._id}`);
  await page.goto(`/dashboard/groups/${group.id}/meetups/new?from=${first?._id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Slow walk");
  await expect(page.getByLabel("Date")).toHaveValue("");
  await expect(page.getByLabel("Starts")).toHaveValue("06:00");
  await expect(page.locator("summary").filter({ hasText: "12 places" })).toBeVisible();
});

test("what was typed waits while its writer logs in again, and leaving asks first", async ({ browser, site, quiet }) => {
  quiet.allow(/401/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const path = `/dashboard/groups/${(await groupOf(owner, site.url)).id}/meetups/new`;
  const { page } = owner;
  await page.goto(path);
  await write(page, "First light", dayIn(9));
  await page.getByRole("link", { name: "Meetups", exact: true }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Keep writing" }).click();
  await owner.context.clearCookies();
  await page.getByRole("button", { name: "Publish meetup" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Welcome back.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("First light");
  await expect(page.getByLabel("Starts")).toHaveValue("06:00");
});

test("a member who is chosen as host sees who comes and opens the door; the meetup is not theirs to change", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  const id = await plan(owner, site.url, group);
  const { page } = owner;
  expect((await member.page.goto(`/dashboard/meetups/${id}`))?.status()).toBe(404);

  await page.goto(`/dashboard/meetups/${id}/edit`);
  await openFold(page, "Who may come");
  await page.getByRole("button", { name: "Choose somebody else" }).click();
  await page.getByRole("searchbox", { name: "Find a member" }).fill("Imr");
  await page.getByRole("radio", { name: "Imran Sheikh" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Hosted by Imran Sheikh")).toBeVisible();

  for (const part of ["", "/door"]) expect((await member.page.goto(`/dashboard/meetups/${id}${part}`))?.status(), part).toBe(200);
  expect((await member.page.goto(`/dashboard/meetups/${id}/edit`))?.status()).toBe(404);
  expect((await member.page.goto(`/dashboard/groups/${group.id}/meetups/new`))?.status()).toBe(404);
});
