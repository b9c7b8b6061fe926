import { expect, test } from "./fixtures";
import { confirmAddress } from "./support/mail";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

const PHONE = { viewport: { width: 375, height: 812 } };
const pathOf = (url: string): string => new URL(url).pathname;

test("whoever has asked to join writes nothing twice, and an organizer chooses too what the others may keep", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const guest = await visitor(browser, site.url, "Imran Sheikh", PHONE);
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why photography?"], rules: "Be kind." });
  await join(guest, site.url, group, { answers: ["The light."], rulesVersion: 1 });
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { role: "organizer" });
  const { page } = guest;
  await page.goto(pathOf(url));
  const answer = page.getByRole("region", { name: "Your answer" });
  await expect(answer).toContainText("You have asked to joinThere is nothing more to answer.");
  await expect(answer.getByRole("textbox")).toHaveCount(0);
  await expect(answer.getByRole("checkbox")).toHaveCount(0);
  const keep = answer.getByRole("group", { name: "What may they keep?" });
  await expect(keep.getByRole("radio", { name: "Nothing" })).toBeChecked();
  await keep.getByRole("radio", { name: "My e-mail address" }).check();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await answer.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { name: "You are an organizer" })).toBeVisible();
  const members = await owner.context.request.get(`${site.url}/api/groups/${group.id}/members?role=organizer`);
  expect((await members.json()).items).toMatchObject([
    { displayName: "Imran Sheikh", email: guest.email, answers: [{ question: "Why photography?", answer: "The light." }] },
  ]);
});

test("somebody in line takes an organizer's invitation where they stand", async ({ browser, site, expectAccessible }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { maxMembers: 1, rules: "Be kind.", questions: ["Why?"] });
  const waiting = await visitor(browser, site.url, "Imran Sheikh", PHONE);
  await join(waiting, site.url, group, { rulesVersion: 1, answers: ["To help."] });
  const invitation = { role: "organizer", uses: 1 };
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, invitation);
  const { page } = waiting;
  await page.goto(pathOf(url));
  const answer = page.getByRole("region", { name: "Your answer" });
  await expect(answer).toContainText("You are 1st in line");
  await expect(answer).toContainText("you are an organizer at once");
  await expect(answer.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await answer.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("When a place opens for you, you are an organizer and we write to you.")).toBeVisible();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { maxMembers: 2 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are an organizer" })).toBeVisible();
  const membership = await (await waiting.context.request.get(`${site.url}/api/groups/${group.id}/membership`)).json();
  expect(membership).toMatchObject({ state: "member", role: "organizer" });
});

test("on a phone, what came of an answer to an invitation is in sight and has the focus", async ({ browser, site, quiet }) => {
  quiet.allow(/410/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "invitation", questions: ["Why?"], rules: "Be kind. ".repeat(60) });
  const invited = async () => {
    const { _id, url } = await call<{ _id: string; url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`);
    const { page } = await visitor(browser, site.url, "Imran Sheikh", { viewport: { width: 375, height: 812 } });
    await page.goto(new URL(url).pathname);
    await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
    await page.getByRole("checkbox", { name: /accept/ }).check();
    return { page, _id };
  };
  const first = await invited();
  await first.page.getByRole("button", { name: "Decline" }).press("Enter");
  await expect(first.page.getByText("You declined")).toBeInViewport();
  await first.page.reload();
  await expect(first.page.getByText("You declined")).toBeVisible();
  await first.page.getByRole("textbox", { name: "Why?" }).fill("Because.");
  await first.page.getByRole("checkbox", { name: /accept/ }).check();
  await first.page.getByRole("button", { name: "Accept after all" }).press("Enter");
  await expect(first.page.getByRole("heading", { name: "You are a member" })).toBeFocused();
  await expect(first.page.getByRole("heading", { name: "You are a member" })).toBeInViewport();
  const second = await invited();
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/invitations/${second._id}`);
  await second.page.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(second.page.getByRole("heading", { name: "This invitation was taken back" })).toBeFocused();
  await expect(second.page.getByText(`Nusrat Jahan invited you to ${group.groupName}.`)).toBeVisible();
  await expect(second.page.getByRole("link", { name: "See the group" })).toHaveAttribute("href", `/groups/${group.slug}`);
});

test("before a closed group a stranger is not asked to register", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`);
  await call(owner, site.url, "POST", `/api/groups/${group.id}/closing`, {});
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await page.goto(new URL(url).pathname);
  await expect(page.getByText("This group is closed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Register to accept" })).toHaveCount(0);
  await expect(page.getByText("Nobody has to approve it.")).toHaveCount(0);
});

test("who runs the group sees at the desk what became of an invitation by mail", async ({ browser, site, place }) => {
  const [owner, guest] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Imran Sheikh")];
  for (const who of [owner, guest]) await confirmAddress(who, place);
  const group = await groupOf(owner, site.url);
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email: guest.email });
  const row = owner.page.getByRole("listitem").filter({ hasText: guest.email });
  const looksAt = async (state: RegExp) => {
    await owner.page.goto(`/dashboard/groups/${group.id}/invitations`);
    await expect(row).toHaveText(state);
  };
  await looksAt(/Sentends \d+ \w+ \d+by Nusrat Jahan/);
  await guest.page.goto(pathOf(url));
  await guest.page.getByRole("button", { name: "Decline" }).click();
  await expect(guest.page.getByText("You declined")).toBeVisible();
  await looksAt(/Declinedon \d+ \w+ \d+ends \d+ \w+ \d+by Nusrat Jahan/);
  await guest.page.getByRole("button", { name: "Accept after all" }).click();
  await expect(guest.page.getByRole("heading", { name: "You are a member" })).toBeVisible();
  await looksAt(/Accepted/);
});
