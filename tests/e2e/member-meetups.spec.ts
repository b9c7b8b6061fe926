import { expect, test } from "./fixtures";
import { inDays, plan, scene } from "./support/meetups";
import { call, groupOf, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

test("without scripts one goes with a guest, is told so, and steps out", async ({ browser, site }) => {
  const { group, meetup } = await scene(browser, site.url, { capacity: 5, guestsAllowed: 2 });
  const { page, ...member } = await visitor(browser, site.url, "Imran Sheikh", { ...PHONE, javaScriptEnabled: false });
  await join({ page, ...member }, site.url, group);
  await page.goto(meetup.path);
  await expect(page.getByText("Kean Bridge").first()).toBeVisible();
  await page.getByLabel("Guests you bring").fill("1");
  await page.getByRole("button", { name: "I’m going" }).click();
  await expect(page).toHaveURL(`/dashboard/calendar/${meetup.id}`);
  await expect(page.getByRole("heading", { name: "You’re going, with a guest" })).toBeVisible();
  await expect(page.getByText("3 places left")).toBeVisible();
  await expect(page.getByRole("region", { name: "Who is going" })).toContainText("Imran Sheikhwith 1 guest");
  await page.getByRole("button", { name: "I can’t make it after all" }).click();
  await expect(page.getByRole("heading", { name: "You’re not going" })).toBeVisible();
  await expect(page.getByText("5 places left")).toBeVisible();
  await expect(page.getByRole("button", { name: "I’m going" })).toBeVisible();
});

test("somebody new joins the group and goes in one step, with its questions and rules", async ({ browser, site, expectAccessible }) => {
  const { group, meetup } = await scene(browser, site.url, {}, { questions: ["What do you fish?"], rules: "Be kind." });
  const { page } = await visitor(browser, site.url, "Lamia Haque");
  await page.goto(meetup.path);
  const panel = page.getByRole("region", { name: "Your answer" });
  await panel.getByRole("button", { name: "Join the group and go" }).click();
  await expect(panel.getByText("Please answer this question.")).toBeVisible();
  await panel.getByLabel("What do you fish?").fill("Rui, mostly.");
  await panel.getByRole("checkbox").check();
  await expect(panel.getByText(/^Please/)).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Join the group and go" }).click();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
  await page.goto(`/groupDetails/${group.id}`);
  await expect(page.getByText("You are a member").first()).toBeVisible();
});

test("somebody new is not promised a place at a meetup that is full", async ({ browser, site }) => {
  const { owner, meetup } = await scene(browser, site.url, { capacity: 1 });
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);
  const { page } = await visitor(browser, site.url, "Lamia Haque", PHONE);
  await page.goto(meetup.path);
  const panel = page.getByRole("region", { name: "Your answer" });
  await expect(panel.getByText("you become a member and wait in line")).toBeVisible();
  await panel.getByRole("button", { name: "Join the group and the waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You’re 1st in line" })).toBeVisible();
});

test("whoever would have to join a full group reads so before a press, and comes to its waitlist", async ({ browser, site }) => {
  const { owner, group, meetup } = await scene(browser, site.url, {}, { maxMembers: 2 });
  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
  const { page } = await visitor(browser, site.url, "Lamia Haque", PHONE);
  await page.goto(meetup.path);
  const panel = page.getByRole("region", { name: "Your answer" });
  await expect(panel.getByText("This meetup is for members, and the group is full.")).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Join the group/ })).toHaveCount(0);
  await page.goto(`/dashboard/calendar/${meetup.id}`);
  await panel.getByRole("link", { name: "See the group" }).click();
  await expect(
    page
      .getByRole("button", { name: "Join the waitlist" })
      .or(page.getByRole("link", { name: "Join the waitlist" }))
      .first(),
  ).toBeVisible();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { maxMembers: 3 });
  await page.goto(meetup.path);
  await panel.getByRole("button", { name: "Join the group and go" }).click();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
});

test("a group’s page shows what comes and how many places are left; an answer changes the number and not the page", async ({
  browser,
  site,
  page,
  expectAccessible,
}) => {
  const { owner, group, meetup } = await scene(browser, site.url, { capacity: 4 });
  const read = async () => (await page.request.get(`${site.url}/groups/${group.slug}`)).text();
  await page.goto(`/groups/${group.slug}`);
  await expect(page.getByText("New: has not met yet")).toBeVisible();
  await expect(page.getByRole("link", { name: meetup.title })).toBeVisible();
  await expect(page.getByText("4 places left")).toBeVisible();
  await expectAccessible(page);
  const before = await read();
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);
  expect(await read()).toBe(before);
  await page.reload();
  await expect(page.getByText("3 places left")).toBeVisible();
  await page.getByText("Subscribe to the calendar").click();
  await expect(page.getByRole("link", { name: /Apple and others/ })).toHaveAttribute(
    "href",
    new RegExp(`^webcal:.*/groups/${group.slug}/calendar.ics$`),
  );
  await page.getByRole("link", { name: "See all meetups" }).click();
  await expect(page).toHaveURL(`/groups/${group.slug}/meetups`);
  await expect(page.getByRole("heading", { name: "What comes" })).toBeVisible();
});

test("pages that show what comes are made again once that has begun, and is over", async ({ browser, site, page }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const now = Date.now();
  const soon = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const meetup = await plan(owner, site.url, group, { startsAt: soon(7), endsAt: soon(9) });
  const before = await plan(owner, site.url, group, { title: "What was before", startsAt: soon(6), endsAt: soon(3600) });
  const read = async (path: string) => (await page.request.get(`${site.url}${path}`)).text();
  expect(await read(`/groups/${group.slug}`)).toContain(meetup.title);
  expect(await read(before.path)).toContain(meetup.title);
  expect(await read(meetup.path)).not.toContain("This meetup is over.");
  await expect.poll(() => read(before.path)).toContain("Answers are closed. Ask the host.");
  await expect.poll(() => read(`/groups/${group.slug}`)).toContain("It has begun");
  await expect.poll(() => read(`/groups/${group.slug}`)).not.toContain(meetup.title);
  await expect.poll(() => read(before.path)).not.toContain(meetup.title);
  await expect.poll(() => read(meetup.path)).toContain("This meetup is over.");
});

test("the calendar: a list, a month by keyboard, a secret link that can be made anew", async ({ browser, site, expectAccessible }) => {
  const { owner, group, meetup } = await scene(browser, site.url);
  const { page } = owner;
  await page.goto("/dashboard/calendar");
  const row = page.getByRole("listitem").filter({ hasText: meetup.title });
  await expect(row).toContainText("You host");
  await expect(page.getByRole("link", { name: "Plan a meetup" })).toHaveAttribute("href", `/dashboard/groups/${group.id}/meetups/new`);
  await expect(row.getByRole("link", { name: /^At the door/ })).toHaveAttribute("href", `/dashboard/meetups/${meetup.id}/door`);
  await expect(page.getByRole("link", { name: "Meetups you have been to" })).toHaveAttribute("href", /^\/people\/[0-9a-f]{24}$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Month", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/calendar?view=month");
  const today = page.locator('[aria-current="date"]');
  await today.focus();
  await page.keyboard.press("ArrowRight");
  await expect(today).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(today).toBeFocused();
  const month = await page.getByRole("heading", { level: 2 }).nth(1).textContent();
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/view=month&day=20\d\d-\d\d-01$/);
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).not.toHaveText(month ?? "");
  await expect(page.locator(".month-day:focus", { hasText: /^1$/ })).toBeVisible();
  await expectAccessible(page);
  const address = page.getByLabel("Your secret link");
  const before = await address.inputValue();
  await page.getByText("Reset it").click();
  await page.getByRole("button", { name: "Make a new link" }).click();
  await expect(address).not.toHaveValue(before);
  expect((await page.request.get(new URL(before).pathname)).status()).toBe(404);
  expect((await page.request.get(new URL(await address.inputValue()).pathname)).status()).toBe(200);
});

test("one answers in the calendar: what is next, and what waits for an answer", async ({ browser, site, expectAccessible }) => {
  const { owner, group, meetup } = await scene(browser, site.url, { startsAt: inDays(2), endsAt: inDays(2.1) });
  await plan(owner, site.url, group, { title: "Boats and tea stalls" });
  await plan(owner, site.url, group, { title: "Kites at noon", startsAt: inDays(4), endsAt: inDays(4.1) });
  const fee = { amount: 20_000, currency: "BDT", covers: "Paper", refund: "Until the day before", pay: "Cash" };
  const paid = await plan(owner, site.url, group, { title: "Ink and paper", fee, startsAt: inDays(5), endsAt: inDays(5.1) });
  const { page, ...member } = await visitor(browser, site.url, "Tahmina Akter");
  await join({ page, ...member }, site.url, group);
  await call({ page, ...member }, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}`, { startsAt: inDays(0.5), endsAt: inDays(0.6) });
  await page.goto("/dashboard/calendar");
  await expect(page.getByRole("link", { name: "Plan a meetup" })).toHaveCount(0);
  const next = page.getByRole("region", { name: meetup.title });
  await expect(next).toContainText(/in 1[12] hours/);
  await next.getByRole("button", { name: "I’m coming" }).press("Enter");
  await expect(next.getByRole("button", { name: "I’m coming" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "What is coming" })).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: "Boats and tea stalls" });
  await expect(row).toContainText("Not answered");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "Ink and paper" })
      .getByRole("link", { name: /answer/ }),
  ).toHaveAttribute("href", `/dashboard/calendar/${paid.id}`);
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Going/ }).click();
  await expect(row).toContainText("You’re going");
  await expect(row).toContainText("1 person goes");
  await page.getByRole("button", { name: "Not going to Kites at noon" }).click();
  await expect(page.getByText("You are not coming.", { exact: true })).toBeVisible();
  await next.getByRole("button", { name: "I can’t make it" }).click();
  await expect(page.getByRole("region", { name: meetup.title })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Boats and tea stalls" })).toBeVisible();
});

test("without scripts one answers in the calendar too, and is told on one’s own page of the meetup", async ({ browser, site }) => {
  const { group, meetup } = await scene(browser, site.url);
  const { page, ...member } = await visitor(browser, site.url, "Imran Sheikh", { ...PHONE, javaScriptEnabled: false });
  await join({ page, ...member }, site.url, group);
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: `Not going to ${meetup.title}` }).click();
  await expect(page).toHaveURL(`/dashboard/calendar/${meetup.id}`);
  await page.getByRole("button", { name: "I’m going" }).click();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
});

test("where a browser cannot copy, the link of one’s calendar is there to be copied by hand", async ({ browser, site }) => {
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  // As on a page that is not secure.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined }));
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Your browser did not allow copying. Mark the link and copy it yourself.")).toBeVisible();
});

test("after answers have closed nobody is told that their place is free for somebody else", async ({ browser, site }) => {
  const { owner, group, meetup } = await scene(browser, site.url, { startsAt: inDays(0.5), endsAt: inDays(0.6) });
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await call(member, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}`, { rsvpClosesAt: inDays(-0.1) });
  const { page } = member;
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: "I can’t make it" }).click();
  await expect(page.getByText("You are not coming.", { exact: true })).toBeVisible();
});

test("a calendar that is narrowed counts what it shows, and says what would stand there", async ({ browser, site }) => {
  const { owner } = await scene(browser, site.url);
  const { page } = owner;
  const view = page.getByRole("region", { name: "What is coming" });
  await page.goto("/dashboard/calendar?show=hosting");
  await expect(view.getByText("1 meetup", { exact: true })).toBeVisible();
  await page.goto("/dashboard/calendar?show=waiting");
  await expect(view.getByText("0 meetups", { exact: true })).toBeVisible();
  await expect(view.getByText("Meetups where you wait for a place, or one is held for you, appear here.")).toBeVisible();
});
