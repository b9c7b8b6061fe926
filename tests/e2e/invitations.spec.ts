import { expect, test } from "./fixtures";
import { call, expectNoSidewaysScrolling, groupOf, visitor } from "./support/memberships";
import { newPerson } from "./support/people";

const PHONE = { viewport: { width: 375, height: 812 } };
const pathOf = (url: string): string => new URL(url).pathname;

for (const [device, options] of [
  ["at a desk", {}],
  ["on a phone", PHONE],
] as const)
  test(`a link is made, followed by a stranger who registers, and accepted, ${device}`, async ({ browser, site, expectAccessible }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan", options);
    const group = await groupOf(owner, site.url, { joinPolicy: "invitation", rules: "Be kind." });
    const { page } = owner;
    await page.goto(`/dashboard/groups/${group.id}/invitations`);
    await expect(page.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Saturday flyer");
    await page.getByRole("combobox", { name: "Uses" }).selectOption("1");
    await page.getByRole("button", { name: "Make link" }).click();
    await expect(page.getByRole("heading", { name: "Your new link is ready" })).toBeFocused();
    await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
    const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();
    await expect(page.getByRole("listitem").filter({ hasText: "Saturday flyer" })).toContainText("0 of 1 used");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);

    const context = await browser.newContext({ baseURL: site.url, ...options });
    const guest = await context.newPage();
    await guest.goto(pathOf(link));
    await expect(guest.getByRole("heading", { level: 1, name: group.groupName })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole("link", { name: "Register to accept" }).click();
    await expect(guest).toHaveURL(new RegExp(`/register\\?callbackUrl=${encodeURIComponent(pathOf(link))}$`));

    const invited = await visitor(browser, site.url, "Imran Sheikh", options);
    await invited.page.goto(pathOf(link));
    await invited.page.getByRole("button", { name: "Accept" }).click();
    await expect(invited.page.getByText("Please accept the rules to join.")).toBeVisible();
    await invited.page.getByRole("checkbox", { name: /accept/ }).check();
    await invited.page.getByRole("button", { name: "Accept" }).click();
    await expect(invited.page.getByText("You have joined the group!")).toBeVisible();
    await expect(invited.page.getByRole("heading", { name: "You are a member" })).toBeVisible();
    await expectAccessible(invited.page);

    await guest.goto(pathOf(link));
    await expect(guest.getByRole("heading", { name: "This invitation is used up" })).toBeVisible();
    await expectAccessible(guest);
  });

test("a link that was taken back, and one nobody made, lead to kind words", async ({ browser, site, quiet, page, expectAccessible }) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { name: "Old" });
  await owner.page.goto(`/dashboard/groups/${group.id}/invitations`);
  await owner.page.getByRole("button", { name: "Revoke Old" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(owner.page.getByText("Revoked")).toBeVisible();
  await page.goto(pathOf(url));
  await expect(page.getByRole("heading", { name: "This invitation was taken back" })).toBeVisible();
  expect((await page.goto("/invitations/nobody-made-this"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We do not know this invitation" })).toBeVisible();
  await expectAccessible(page);
});

test("whoever logs in comes back to the invitation", async ({ browser, site, page, context }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, {});
  const person = await newPerson(context.request, site.url);
  await page.goto(pathOf(url));
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(pathOf(url));
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("You declined")).toBeVisible();
});
