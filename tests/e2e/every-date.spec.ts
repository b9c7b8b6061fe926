import { expect, test } from "./fixtures";
import { scene } from "./support/meetups";
import { call, expectNoSidewaysScrolling, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

test("every date of a series takes one in, and one of them is declined by itself", async ({ browser, site }) => {
  const { owner, meetup } = await scene(browser, site.url, { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const { page } = owner;
  await page.goto(meetup.path);
  await page.getByRole("button", { name: "Go to every date" }).click();
  await expect(page.getByText("You go to every date.")).toBeVisible();
  await page.getByRole("button", { name: "I can’t make it after all" }).click();
  await expect(page.getByRole("button", { name: "I’m going" })).toBeVisible();
  await expect(page.getByText("You go to every date.")).toBeVisible();
});

test("the dates beside it say how many places are left by then, and that one is full before anybody waits there", async ({
  browser,
  site,
}) => {
  const { owner, group, meetup } = await scene(browser, site.url, { capacity: 2, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  const { page } = owner;
  await page.goto(meetup.path);
  const places = page.getByRole("region", { name: "The next ones" }).locator(".places-left");
  await expect(places).toHaveText(["2 places left", "2 places left"]);
  await page.getByRole("button", { name: "Go to every date" }).click();
  await expect(places).toHaveText(["1 place left", "1 place left"]);
  const { items } = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/meetups`)).json();
  const [second, third]: string[] = items.map(({ _id }: { _id: string }) => _id).filter((id: string) => id !== meetup.id);
  await call(member, site.url, "PUT", `/api/meetups/${second}/rsvp`, {});
  await page.reload();
  await expect(places).toHaveText(["Full", "1 place left"]);
  const late = await visitor(browser, site.url, "Tania Akhter");
  await join(late, site.url, group);
  for (const id of [second, third]) await call(late, site.url, "PUT", `/api/meetups/${id}/rsvp`, {});
  await page.reload();
  await expect(places).toHaveText(["Full: there is a line", "Full"]);
});

test("the guests that are shown go along to every date, before and after one has answered", async ({ browser, site }) => {
  const { owner, group, meetup } = await scene(browser, site.url, { guestsAllowed: 3, repeats: { rule: "FREQ=WEEKLY;COUNT=2" } });
  const { items } = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/meetups`)).json();
  const other = items.map(({ _id }: { _id: string }) => _id).find((id: string) => id !== meetup.id);
  for (const answered of [false, true]) {
    const member = await visitor(browser, site.url, "Imran Sheikh", PHONE);
    await join(member, site.url, group);
    await member.page.goto(meetup.path);
    const panel = member.page.getByRole("region", { name: "Your answer" });
    if (answered) {
      await panel.getByRole("button", { name: "I’m going" }).click();
      await expect(panel.getByText("You’re going", { exact: true })).toBeVisible();
    }
    await panel.getByRole("button", { name: "One more" }).click();
    await panel.getByRole("button", { name: "Go to every date" }).click();
    await expect(panel.getByText("You go to every date.")).toBeVisible();
    const answer = await (await member.context.request.get(`${site.url}/api/meetups/${other}/rsvp`)).json();
    expect(answer).toMatchObject({ state: "going", guests: 1 });
  }
});

test("whoever goes to every date reads which date costs something else, and answers it there", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const fee = { amount: 25000, currency: "BDT", covers: "Boat", refund: "None", pay: "Cash" };
  const { owner, group, meetup } = await scene(browser, site.url, { fee, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const { items } = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/meetups`)).json();
  const dear = items.map(({ _id }: { _id: string }) => _id).find((id: string) => id !== meetup.id);
  await call(owner, site.url, "PUT", `/api/meetups/${dear}`, { fee: { ...fee, amount: 30000 } });
  const { page, ...member } = await visitor(browser, site.url, "Imran Sheikh", PHONE);
  await join({ page, ...member }, site.url, group);
  await page.goto(meetup.path);
  await page.getByRole("button", { name: "Go to every date" }).click();
  const panel = page.getByRole("region", { name: "Your answer" });
  await expect(panel.getByText("You go to every date but one. Open it to answer it by itself.")).toBeVisible();
  const left = panel.getByRole("listitem").filter({ hasText: "It costs Tk 300, and you agreed to Tk 250." });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await left.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${dear}$`));
  await expect(panel.getByText("This one")).toBeVisible();
  await panel.getByRole("button", { name: "I’m going" }).click();
  await expect(panel.getByText("You go to every date.")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(0);
});

test("without scripts one is told which date was left out, and finds the meetup again when all are refused", async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/409/);
  const fee = { amount: 25000, currency: "BDT", covers: "Boat", refund: "None", pay: "Cash" };
  const { owner, group, meetup } = await scene(browser, site.url, { fee, repeats: { rule: "FREQ=WEEKLY;COUNT=3" } });
  const { items } = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/meetups`)).json();
  const dear = items.map(({ _id }: { _id: string }) => _id).find((id: string) => id !== meetup.id);
  await call(owner, site.url, "PUT", `/api/meetups/${dear}`, { fee: { ...fee, amount: 30000 } });
  const { page, ...member } = await visitor(browser, site.url, "Imran Sheikh", { ...PHONE, javaScriptEnabled: false });
  await join({ page, ...member }, site.url, group);
  const own = `/dashboard/calendar/${meetup.id}`;
  const panel = page.getByRole("region", { name: "Your answer" });

  await page.goto(own);
  // What is seen before one agrees stands there with its name.
  await expect(panel).toContainText("It covers: Boat");
  await expect(panel).toContainText("Refund: None");
  await panel.getByRole("button", { name: "Go to every date" }).click();
  await expect(page).toHaveURL(own);
  await expect(panel.getByRole("listitem")).toContainText("It costs Tk 300, and you agreed to Tk 250.");
  await panel.getByRole("button", { name: "Step out of every date" }).click();
  await expect(page).toHaveURL(own);
  await expect(panel.getByRole("button", { name: "Go to every date" })).toBeVisible();

  const late = await visitor(browser, site.url, "Tania Akhter", { ...PHONE, javaScriptEnabled: false });
  await join(late, site.url, group);
  await late.page.goto(own);
  await call(owner, site.url, "PUT", `/api/meetups/${meetup.id}`, { fee: { ...fee, amount: 40000 }, scope: "all", alsoEdited: true });
  await late.page.getByRole("button", { name: "Go to every date" }).click();
  await expect(late.page.getByRole("alert")).toHaveText("The fee has changed. Please look at it again.");
  await late.page.getByRole("link", { name: "Back to the meetup" }).click();
  await expect(late.page.getByRole("region", { name: "Your answer" })).toContainText("Tk 400 for each person");
});
