import { expect, test } from "./fixtures";
import { press } from "./support/keyboard";
import { scene } from "./support/meetups";
import { join, visitor } from "./support/memberships";

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

test("a day's heading is read out in words, once", async ({ page, signIn }) => {
  const words = /^[A-Z][a-z]+day \d+ [A-Z][a-z]+( (Today|Tomorrow))?$/;
  await signIn();
  for (const path of ["/meetups", "/dashboard/calendar"]) {
    await page.goto(path);
    await expect(page.locator(".day-head").first()).toHaveAccessibleName(words);
  }
});
