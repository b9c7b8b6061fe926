import { expect, test } from "./fixtures";
import { call, groupOf, join, visitor } from "./support/memberships";

const PLAIN = { javaScriptEnabled: false };

test("a request is taken back, and a place in line given up", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const asked = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const full = await groupOf(owner, site.url, { maxMembers: 1 });
  const { page, ...person } = await visitor(browser, site.url, "Imran Sheikh", PLAIN);
  for (const group of [asked, full]) await join({ page, ...person }, site.url, group);
  await page.goto(`/groupDetails/${asked.id}`);
  await page.getByRole("button", { name: "Withdraw request" }).click();
  await expect(page).toHaveURL(`/groupDetails/${asked.id}`);
  await expect(page.getByRole("heading", { name: "Requested" })).toHaveCount(0);
  await page.goto(`/groupDetails/${full.id}`);
  await page.getByRole("button", { name: "Leave the line" }).click();
  await expect(page.getByRole("button", { name: "Join the waitlist" }).first()).toBeVisible();
});

test("a full group that has rules is joined by a form that says what one joins", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { maxMembers: 1, rules: "Be kind." });
  const { page } = await visitor(browser, site.url, "Imran Sheikh", PLAIN);
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("checkbox", { name: /accept/ }).check();
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You are 1st in line" })).toBeVisible();
});

test("the page that a mail about a request leads to leads on to the desk", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan", PLAIN);
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  await join(await visitor(browser, site.url, "Imran Sheikh"), site.url, group);
  const notices = async () => (await (await owner.context.request.get(`${site.url}/api/notices`)).json()).items;
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [{ _id }] = await notices();
  await owner.page.goto(`/dashboard/notices?answer=${_id}&say=yes`);
  await owner.page.getByRole("link", { name: "Answer among the requests of the group" }).click();
  await expect(owner.page).toHaveURL(`/dashboard/groups/${group.id}`);
});

test("an invitation is declined, and accepted after all with the rules of its group", async ({ browser, site, quiet }) => {
  quiet.allow(/422/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "invitation", questions: ["Why?"], rules: "Be kind." });
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`);
  const { page } = await visitor(browser, site.url, "Imran Sheikh", PLAIN);
  const path = new URL(url).pathname;
  await page.goto(path);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("accept the rules", { exact: false }).first()).toBeVisible();
  await page.goto(path);
  await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
  await page.getByRole("checkbox", { name: /accept/ }).check();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
});
