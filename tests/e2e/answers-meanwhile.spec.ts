import type { Browser } from "playwright/test";
import { DAY_MS } from "@/lib/duration";
import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { LONG } from "./support/breadth";
import { call, type GroupWishes, groupOf, join, nextInBrowser, shownAnew, visitor } from "./support/memberships";

const inDays = (days: number) => new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString();

/** A meetup in three days, in a group of its own. */
async function scene(browser: Browser, url: string, wishes: object = {}, groupWishes: GroupWishes = {}) {
  const owner = await visitor(browser, url, "Nusrat Jahan");
  const group = await groupOf(owner, url, groupWishes);
  const when = { startsAt: inDays(3), endsAt: inDays(3.1), zone: "Asia/Dhaka" };
  const body = { title: "By the river", ...when, place: { name: "Kean Bridge" }, ...wishes };
  const { insertedId } = await call<{ insertedId: string }>(owner, url, "POST", `/api/groups/${group.id}/meetups`, body);
  return { owner, group, id: insertedId, path: `/groups/${group.slug}/meetups/${insertedId}` };
}

test("an answer that was changed in another tab, or taken away, is told as it is now", async ({ browser, site, quiet }) => {
  quiet.allow(/status of 403/);
  const { owner, group, path } = await scene(browser, site.url);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await member.page.goto(path);
  const panel = member.page.getByRole("region", { name: "Your answer" });
  await expect(panel.getByRole("button", { name: "I’m going" })).toBeVisible();
  const other = await member.context.newPage();
  await other.goto(path);
  await other.getByRole("button", { name: "I’m going" }).click();
  await expect(panel.getByRole("heading", { name: "You’re going" })).toBeVisible();

  const { _id } = await (await member.context.request.get(`${site.url}/api/accounts/me`)).json();
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/members/${_id}`);
  await panel.getByRole("button", { name: "I can’t make it after all" }).click();
  await expect(panel.getByRole("button", { name: "Join the group and go" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "You’re going" })).toBeHidden();
});

test("rules that changed meanwhile are shown before one joins and goes; what was typed outlives a lost connection", async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422|ERR_INTERNET_DISCONNECTED/);
  const { owner, group, path } = await scene(browser, site.url, {}, { questions: ["What do you fish?"], rules: "Be kind." });
  const { page, context } = await visitor(browser, site.url, "Lamia Haque");
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Your answer" });
  const send = panel.getByRole("button", { name: "Join the group and go" });
  await panel.getByLabel("What do you fish?").fill("Rui, mostly.");
  await panel.getByRole("checkbox").check();
  await context.setOffline(true);
  await send.click();
  await expect(panel.getByText("We could not reach HobbyHub.")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(panel.getByLabel("What do you fish?")).toHaveValue("Rui, mostly.");

  await panel.getByRole("checkbox").check();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { rules: "Be kind.\nPut small fish back." });
  await send.click();
  await expect(panel.getByText("Put small fish back.")).toBeVisible();
  const box = panel.getByRole("checkbox");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toBeFocused();
  await box.check();
  await expect(box).not.toHaveAttribute("aria-invalid");
  await send.click();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
});

test("before answers open everybody reads when they do, and nobody is asked to log in for it", async ({ browser, site, page }) => {
  const { owner, path } = await scene(browser, site.url, { rsvpOpensAt: inDays(1), rsvpClosesAt: inDays(2) });
  for (const reader of [page, owner.page]) {
    await reader.goto(path);
    const panel = reader.getByRole("region", { name: "Your answer" });
    await expect(panel.getByText(/^Answers open on \w+day \d+ \w+, \d+:\d\d\s[ap]m\.$/)).toBeVisible();
    await expect(panel.getByRole("link", { name: /Log in/ })).toBeHidden();
  }
});

test("who logs in next in the same browser sees neither the answer nor the private link of the one before", async ({ browser, site }) => {
  const link = "https://meet.example/only-for-those-who-go";
  const { group, id, path } = await scene(browser, site.url, { place: null, online: { link } });
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await call(member, site.url, "PUT", `/api/meetups/${id}/rsvp`);
  const { page } = member;
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Your answer" });
  await expect(panel.getByRole("link", { name: link })).toBeVisible();
  const { held, letGo } = hold();
  await page.route("**/rsvp", (route) => held.then(() => route.continue()));
  await nextInBrowser(member, site.url, "Lamia Haque");
  await expect(panel.getByRole("link", { name: link })).toBeHidden();
  await expect(panel.getByRole("heading", { name: "You’re going" })).toBeHidden();
  letGo();
  await expect(panel.getByRole("button", { name: "Join the group and go" })).toBeVisible();
});

test("an answer that arrives when somebody else has logged in is not taken for theirs", { tag: LONG }, async ({ browser, site }) => {
  const { group, path } = await scene(browser, site.url);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  const { page } = member;
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Your answer" });
  const [kept, late] = [hold(), hold()];
  await page.route("**/rsvp", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    const response = await route.fetch();
    kept.letGo();
    await late.held;
    await route.fulfill({ response });
  });
  await panel.getByRole("button", { name: "I’m going" }).click();
  await kept.held;
  await nextInBrowser(member, site.url, "Lamia Haque");
  await expect(panel.getByRole("button", { name: "Join the group and go" })).toBeVisible();
  const anew = shownAnew(page);
  late.letGo();
  await anew;
  await expect(panel.getByRole("heading", { name: "You’re going" })).toBeHidden();
  await expect(panel.getByRole("button", { name: "Join the group and go" })).toBeVisible();
});

test("a press before the page knows who is signed in counts for whoever turns out to be", { tag: LONG }, async ({ browser, site }) => {
  const group = await groupOf(await visitor(browser, site.url, "Nusrat Jahan"), site.url);
  // On a phone the button stands outside the panel, so that nothing else leads the focus there.
  const { page } = await visitor(browser, site.url, "Lamia Haque", { viewport: { width: 375, height: 812 } });
  const [known, joined] = [hold(), hold()];
  await page.route("**/api/auth/session", async (route) => {
    await known.held;
    await route.continue();
  });
  await page.route("**/membership", async (route) => {
    await joined.held;
    await route.continue();
  });
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("button", { name: "Join Group" }).click();
  known.letGo();
  await expect(page.getByRole("button", { name: /^Profile of/ })).toBeVisible();
  joined.letGo();
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeFocused();
});
