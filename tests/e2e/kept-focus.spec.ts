import { DAY_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { bell, lookAgainUntil } from "./support/bell";
import { press, reach } from "./support/keyboard";
import { call, groupOf, join, visitor } from "./support/memberships";
import { openSession } from "./support/people";

const at = (days: number): string => new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
])
  test.describe(`by keyboard alone, ${viewport.width} wide, the focus is never lost`, () => {
    test("on the account page", async ({ browser, site }) => {
      const person = await visitor(browser, site.url, "Rafiq Islam", { viewport });
      for (const _ of ["a phone", "a laptop", "a screen"]) {
        const elsewhere = await browser.newContext();
        await openSession(elsewhere.request, site.url, person);
      }
      const { page } = person;
      await page.goto("/dashboard/account");
      const change = page.getByRole("button", { name: "Change address" });
      await press(page, change);
      await expect(page.getByRole("textbox", { name: "New address" })).toBeFocused();
      await press(page, page.getByRole("button", { name: "Cancel" }));
      await expect(change).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.type(`new-${person.email}`);
      await reach(page, page.getByRole("region", { name: "E-mail" }).getByLabel("Your password"));
      await page.keyboard.type(person.password);
      await page.keyboard.press("Enter");
      await expect(change).toBeFocused();
      const keepOld = page.getByRole("button", { name: "Keep the old one" });
      await expect(keepOld).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(keepOld).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(keepOld).toBeHidden();
      await expect(change).toBeFocused();

      const devices = page.getByRole("region", { name: "Devices" });
      const out = devices.getByRole("button", { name: /^Sign out (?!everywhere)/ });
      await expect(out).toHaveCount(3);
      await press(page, out.first());
      await expect(out).toHaveCount(2);
      await expect(out.first()).toBeFocused();
      await press(page, devices.getByRole("button", { name: "Sign out everywhere else" }));
      await expect(out).toHaveCount(0);
      await expect(devices.getByRole("heading", { name: "Devices" })).toBeFocused();

      const data = page.getByRole("region", { name: "My data" });
      const leave = data.getByRole("button", { name: "Delete my account" });
      await press(page, leave);
      await page.keyboard.press("Escape");
      await expect(leave).toBeFocused();
      await page.keyboard.press("Enter");
      await reach(page, page.getByRole("dialog").getByLabel("Your password"));
      await page.keyboard.type(person.password);
      await page.keyboard.press("Enter");
      const keep = data.getByRole("button", { name: "Keep my account" });
      await expect(keep).toBeVisible();
      await expect(data.getByRole("heading", { name: "My data" })).toBeFocused();
      await press(page, keep);
      await expect(leave).toBeVisible();
      await expect(data.getByRole("heading", { name: "My data" })).toBeFocused();
    });

    test("when a meetup is planned", async ({ browser, site }) => {
      const { page, ...owner } = await visitor(browser, site.url, "Nusrat Jahan", { viewport, timezoneId: "Europe/Berlin" });
      const group = await groupOf({ page, ...owner }, site.url);
      await page.goto(`/dashboard/groups/${group.id}/meetups/new`);
      await page.getByLabel("Date").fill(at(9).slice(0, 10));
      const another = page.getByRole("button", { name: "Another time zone" });
      await press(page, page.getByRole("button", { name: "It ends on another day" }));
      await expect(page.getByLabel("Ends on")).toBeFocused();
      await press(page, page.getByRole("button", { name: /^Use (Dhaka|Berlin) time/ }));
      await expect(another).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("combobox", { name: "Time zone" })).toBeFocused();
    });

    test("when one answers a meetup", async ({ browser, site }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan");
      const member = await visitor(browser, site.url, "Imran Sheikh", { viewport });
      const group = await groupOf(owner, site.url);
      await join(member, site.url, group);
      const wish = { title: "Slow walk", startsAt: at(3), endsAt: at(3.1), zone: "Asia/Dhaka", place: { name: "Kean Bridge" } };
      const path = `/api/groups/${group.id}/meetups`;
      const { insertedId } = await call<{ insertedId: string }>(owner, site.url, "POST", path, { ...wish, guestsAllowed: 2 });
      const { page } = member;
      await page.goto(`/groups/${group.slug}/meetups/${insertedId}`);
      const panel = page.getByRole("region", { name: "Your answer" });
      const fewer = panel.getByRole("button", { name: "One fewer" });
      const more = panel.getByRole("button", { name: "One more" });
      const guests = panel.getByRole("spinbutton", { name: "Guests you bring" });
      await press(page, more);
      await page.keyboard.press("Enter");
      await expect(guests).toHaveValue("2");
      await expect(more).toBeFocused();
      await expect(more).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("Enter");
      await expect(guests).toHaveValue("2");

      await press(page, panel.getByRole("button", { name: "I’m going" }));
      await expect(panel.getByRole("heading", { name: "You’re going" })).toBeVisible();
      await expect(panel).toBeFocused();
      await press(page, fewer);
      const changed = panel.getByRole("button", { name: "Change my guests" });
      await press(page, changed);
      await expect(panel.getByRole("heading", { name: "You’re going, with a guest" })).toBeVisible();
      await expect(changed).toBeFocused();
      await press(page, panel.getByRole("button", { name: /can’t/ }));
      await expect(panel.getByRole("button", { name: "I’m going" })).toBeVisible();
      await expect(panel).toBeFocused();
    });

    test("in a menu of links", async ({ browser, site }) => {
      const { page } = await visitor(browser, site.url, "Imran Sheikh", { viewport });
      await page.goto("/meetups");
      await page.goto((await page.locator('main a[href*="/meetups/"][href^="/groups/"]').first().getAttribute("href")) ?? "");
      const summary = page.locator("summary").filter({ hasText: "Add to calendar" });
      const link = page.getByRole("link", { name: /Google Calendar/ });
      await press(page, summary);
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();
      await expect(summary).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(link).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(link).toBeHidden();
    });

    test("when all is read in the bell", async ({ browser, site }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport });
      const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
      await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
      const { page } = owner;
      await page.goto("/meetups");
      await lookAgainUntil(page, 1);
      await press(page, page.getByRole("button", { name: bell }));
      const panel = page.getByRole("region", { name: "Notices", exact: true });
      await press(page, panel.getByRole("button", { name: "Mark all as read" }));
      await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeHidden();
      await expect(panel.getByRole("link", { name: /Imran Sheikh asks to join/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: bell })).toBeFocused();
    });
  });
