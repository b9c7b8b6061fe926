import { expect, test } from "./fixtures";
import { holdScripts } from "./support/held-requests";
import { isHydrated } from "./support/hydrated";
import { press } from "./support/keyboard";
import { inDays, scene } from "./support/meetups";
import { call, groupOf, join, offered, visitor } from "./support/memberships";

test("in the form of a meetup: a date that is half typed stays, and another host is looked for", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { page } = owner;
  await page.goto(`/dashboard/groups/${group.id}/meetups/new`);
  const date = page.getByLabel("Date");
  await date.fill(inDays(9).slice(0, 10));
  await press(page, page.getByRole("button", { name: "It ends on another day" }));
  const end = page.getByLabel("Ends on");
  await expect(end).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(end).toHaveValue("");
  await expect(end).toBeFocused();
  // As when somebody looks a date up in another window.
  await end.evaluate((input) => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(end).toBeFocused();
  await date.focus();
  await expect(end).toHaveCount(0);
  await expect(date).toBeFocused();
  await page.locator("summary").filter({ hasText: "Who may come" }).click();
  await press(page, page.getByRole("button", { name: "Choose somebody else" }));
  await expect(page.getByRole("searchbox", { name: "Find a member" })).toBeFocused();
});

test("at the door: on Undo, when nothing is left to undo; and a name that is not found is announced", async ({ browser, site }) => {
  const { owner, group, meetup } = await scene(browser, site.url, { startsAt: inDays(0.04), endsAt: inDays(0.1) });
  const member = await visitor(browser, site.url, "Arif Hossain");
  await join(member, site.url, group);
  await call(member, site.url, "PUT", `/api/meetups/${meetup.id}/rsvp`);
  const { page } = owner;
  await page.goto(`/dashboard/meetups/${meetup.id}/door`);
  await page.getByRole("checkbox", { name: /^Arif Hossain/ }).check();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await press(page, undo);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toBeFocused();
  const found = page.getByRole("main").locator("> [role=status]");
  await expect(found).toBeEmpty();
  await page.getByRole("searchbox", { name: "Find a name" }).fill("Sadia");
  await expect(found).toHaveText("Nobody called “Sadia” has answered.");
});

test("from a note that is answered, also where its button had the focus before hydration", async ({ browser, site }) => {
  const { heir, group } = await offered(browser, site.url);
  const { page } = heir;
  const letGo = await holdScripts(page);
  await page.goto(`/groupDetails/${group.id}`, { waitUntil: "commit" });
  const decline = page.getByRole("button", { name: "No, thank you" });
  await decline.focus();
  letGo();
  await isHydrated(page);
  await page.keyboard.press("Enter");
  await expect(decline).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeFocused();
});
