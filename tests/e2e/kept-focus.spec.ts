import { DAY_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { bell, lookAgainUntil } from "./support/bell";
import { KEYBOARD_VIEWPORTS, LONG } from "./support/breadth";
import { press, reach } from "./support/keyboard";
import { call, groupOf, join, visitor } from "./support/memberships";
import { openSession } from "./support/people";

const at = (days: number): string => new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString();

for (const viewport of KEYBOARD_VIEWPORTS)
  test.describe(`by keyboard alone, ${viewport.width} wide, the focus is never lost`, () => {
    test("on the account page", { tag: LONG }, async ({ browser, site }) => {
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

    test("when one answers a meetup", { tag: LONG }, async ({ browser, site }) => {
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

    test("when requests are answered", async ({ browser, site }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport });
      const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
      for (const name of ["Imran Sheikh", "Lamia Haque", "Tanvir Mahmud"])
        await join(await visitor(browser, site.url, name), site.url, group);
      const { page } = owner;
      await page.goto(`/dashboard/groups/${group.id}`);
      const row = (words: string) => page.getByRole("listitem").filter({ hasText: words });
      await press(page, page.getByRole("button", { name: "Approve Imran Sheikh" }));
      await expect(row("Imran Sheikh is a member now.")).toBeFocused();
      await press(page, page.getByRole("button", { name: "Decline Lamia Haque" }));
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Decline Lamia Haque" })).toBeFocused();
      await page.keyboard.press("Enter");
      await press(page, page.getByRole("dialog").getByRole("button", { name: "Decline request" }));
      await expect(row("Lamia Haque was declined and told so.")).toBeFocused();
      await press(page, page.getByRole("checkbox", { name: "Choose Tanvir Mahmud" }), "Space");
      await press(page, page.getByRole("region", { name: "Chosen requests" }).getByRole("button", { name: "Approve" }));
      await expect(page.getByText("Tanvir Mahmud is a member now.")).toBeVisible();
      await expect(
        page
          .getByRole("listitem")
          .filter({ has: page.getByRole("status") })
          .and(page.locator(":focus")),
      ).toHaveCount(1);
    });

    test("when somebody is taken from a list of the desk", { tag: LONG }, async ({ browser, site }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan", { viewport });
      const group = await groupOf(owner, site.url, { maxMembers: 3 });
      for (const name of ["Imran Sheikh", "Lamia Haque"]) await join(await visitor(browser, site.url, name), site.url, group);
      for (const name of ["Mehedi Hasan", "Sumaiya Khan"])
        expect(await join(await visitor(browser, site.url, name), site.url, group)).toMatchObject({ state: "waiting" });
      const { page } = owner;
      const button = (name: string | RegExp) => page.getByRole("button", { name });
      const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

      await page.goto(`/dashboard/groups/${group.id}/waitlist`);
      await press(page, button("Remove Mehedi Hasan from the waitlist"));
      await press(page, inDialog("Remove"));
      await expect(button("Remove Sumaiya Khan from the waitlist")).toBeFocused();
      await page.keyboard.press("Enter");
      await press(page, inDialog("Remove"));
      await expect(page.getByText("Nobody is waiting")).toBeVisible();
      await expect(page.locator(":focus", { hasText: "Nobody is waiting" })).toBeVisible();

      await page.goto(`/dashboard/groups/${group.id}/members`);
      const ban = async (name: string) => {
        await expect(button(`Manage ${name}`)).toBeFocused();
        await page.keyboard.press("Enter");
        await press(page, page.getByRole("button", { name: "Ban", exact: true }));
        await reach(page, page.getByRole("dialog").getByRole("textbox", { name: "Reason" }));
        await page.keyboard.type("Was rude.");
        await press(page, inDialog("Ban"));
        await expect(button(`Manage ${name}`)).toHaveCount(0);
      };
      await reach(page, button("Manage Imran Sheikh"));
      await ban("Imran Sheikh");
      await ban("Lamia Haque");
      await expect(page.locator(":focus", { has: page.getByRole("table", { name: "Members" }) })).toBeVisible();

      await page.goto(`/dashboard/groups/${group.id}/bans`);
      const lift = button(/^Lift the ban of/);
      await press(page, lift.first());
      await expect(lift).toHaveCount(1);
      await expect(lift).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(":focus", { hasText: "Nobody is banned" })).toBeVisible();

      await page.goto(`/dashboard/groups/${group.id}/invitations`);
      await reach(page, page.getByRole("textbox", { name: "Name" }));
      await page.keyboard.type("Flyer");
      await page.keyboard.press("Enter");
      await press(page, button("Revoke Flyer"));
      await press(page, inDialog("Revoke"));
      await expect(button("Make a new one like Flyer")).toBeFocused();
    });

    test("when one takes back a request or leaves a group", async ({ browser, site }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan");
      const person = await visitor(browser, site.url, "Imran Sheikh", { viewport });
      const asked = await groupOf(owner, site.url, { joinPolicy: "approval" });
      const joined = await groupOf(owner, site.url);
      for (const group of [asked, joined]) await join(person, site.url, group);
      const { page } = person;
      await page.goto("/dashboard/dashMyGroup");
      await press(page, page.getByRole("button", { name: `Withdraw the request to ${asked.groupName}` }));
      await expect(page.getByRole("link", { name: `View ${joined.groupName}` })).toBeFocused();
      await press(page, page.getByRole("button", { name: `Leave ${joined.groupName}` }));
      await press(page, page.getByRole("dialog").getByRole("button", { name: "Leave" }));
      await expect(page.getByText("I belong to")).toHaveCount(0);
      await expect(page.locator(":focus")).toHaveCount(1);
    });

    test("in a menu of links", { tag: LONG }, async ({ browser, site }) => {
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
      await expect(panel.getByRole("link", { name: /Imran Sheikh asks to join/ })).toBeVisible();
      await press(page, panel.getByRole("button", { name: "Mark all as read" }));
      await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeHidden();
      await expect(panel.getByRole("link", { name: /Imran Sheikh asks to join/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: bell })).toBeFocused();
    });
  });
