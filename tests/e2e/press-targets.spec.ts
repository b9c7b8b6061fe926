import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { scene } from "./support/meetups";
import { join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };

const LEAST = 44;

/** How high the place is in which a finger meets this one and nothing else. */
async function heightToPress(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [centre, middle] = [x + width / 2, y + height / 2];
    const meets = (at: number) => element.contains(document.elementFromPoint(centre, at));
    if (!meets(middle)) return 0;
    let [top, bottom] = [middle, middle];
    while (meets(top - 0.5)) top -= 0.5;
    while (meets(bottom + 0.5)) bottom += 0.5;
    return Math.round(bottom - top + 0.5);
  });
}

async function expectRoomToPress(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all())
    expect(await heightToPress(target), (await target.textContent()) ?? "").toBeGreaterThanOrEqual(LEAST);
}

async function expectWideEnough(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all())
    expect((await target.boundingBox())?.width, (await target.textContent()) ?? "").toBeGreaterThanOrEqual(LEAST);
}

const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: "HobbyHub" });

test("what is pressed on a phone is tall enough", async ({ browser, site }) => {
  const { group, meetup } = await scene(browser, site.url);
  const { page, ...member } = await visitor(browser, site.url, "Imran Sheikh", PHONE);
  await join({ page, ...member }, site.url, group);

  await test.step("the mark, and how one stands in a group", async () => {
    await page.goto(`/groups/${group.slug}`);
    await expectRoomToPress(logo(page));
    await expectRoomToPress(page.getByRole("button", { name: "Change", exact: true }));
  });
  await test.step("the ways into a calendar of one’s own", async () => {
    await page.goto("/dashboard/calendar");
    await expectRoomToPress(logo(page));
    await expectRoomToPress(page.getByRole("link", { name: /^(Add to|Open in|A file)/ }));
  });
  await test.step("the ways on from one’s answer", async () => {
    await page.goto(`/dashboard/calendar/${meetup.id}`);
    await expectRoomToPress(page.getByRole("link", { name: /^(Everything about this meetup|My calendar)$/ }));
  });
});

test("a name that leads on is tall enough to press, and a short word wide enough, down to the narrowest phone", { tag: LONG }, async ({
  browser,
  site,
}) => {
  const { owner, group, meetup } = await scene(browser, site.url, {}, { joinPolicy: "approval" });
  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group, { answers: [] });
  const { page } = owner;
  await page.setViewportSize({ width: 320, height: 640 });
  const desk = `/dashboard/groups/${group.id}`;
  const named = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

  await test.step("what every page of the dashboard leads to, and the parts of a desk", async () => {
    await page.goto(desk);
    await expectWideEnough(page.getByRole("navigation", { name: "Dashboard" }).getByRole("link"));
    await expectWideEnough(page.getByRole("navigation", { name: "Desk" }).getByRole("link"));
    await expectWideEnough(page.getByRole("button", { name: /^Ban/ }));
  });
  await test.step("names of meetups", async () => {
    await page.goto(`${desk}/meetups`);
    await expectRoomToPress(named(meetup.title));
  });
  await test.step("names of groups", async () => {
    for (const path of ["/myGroup", "/dashboard/account", `/groups/${group.slug}/meetups`]) {
      await page.goto(path);
      await expectRoomToPress(named(group.groupName));
    }
    await page.goto("/allGroups");
    await expectRoomToPress(page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link"));
  });
  await test.step("names of people", async () => {
    await page.goto(`/groupDetails/${group.id}/members`);
    await expectRoomToPress(named(owner.displayName));
  });
});
