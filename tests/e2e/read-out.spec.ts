import { expect, test } from "./fixtures";
import { press, reach } from "./support/keyboard";
import { scene } from "./support/meetups";
import { groupOf, join, visitor } from "./support/memberships";

test("a screen reader hears the number of guests that a button sets, and what became of the answer", async ({ browser, site }) => {
  const { group, meetup } = await scene(browser, site.url, { guestsAllowed: 2 });
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  const { page } = member;
  await page.goto(meetup.path);
  const panel = page.getByRole("region", { name: "Your answer" });
  const said = panel.getByRole("status");
  await expect(said).toBeEmpty();
  const more = panel.getByRole("button", { name: "One more" });
  await press(page, more);
  await expect(said).toHaveText("1");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("2");
  await press(page, panel.getByRole("button", { name: "I’m going" }));
  await expect(panel).toBeFocused();
  await expect(panel).toHaveAccessibleDescription("You’re going, with 2 guests");
});

test("the arrow keys go on from the length for which a group was muted", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/groupDetails/${group.id}`);
  const mute = page.getByRole("combobox", { name: "Mute this group" });
  const chosen = mute.getByRole("option", { selected: true });
  const date = mute.getByRole("option", { name: /^Until \d/ });
  await reach(page, mute);
  for (const length of ["For a day", "For a week"]) {
    await page.keyboard.press("ArrowDown");
    await expect(date).toHaveCount(1);
    await expect(chosen).toHaveText(length);
  }
  await page.keyboard.press("Tab");
  await expect(chosen).toHaveText(/^Until \d/);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await expect(date).toHaveCount(0);
  await expect(chosen).toHaveText("Not muted");
});

test("a day's heading is read out in words, once", async ({ page, signIn }) => {
  const words = /^[A-Z][a-z]+day \d+ [A-Z][a-z]+( (Today|Tomorrow))?$/;
  await signIn();
  for (const path of ["/meetups", "/dashboard/calendar"]) {
    await page.goto(path);
    await expect(page.locator(".day-head").first()).toHaveAccessibleName(words);
  }
});
