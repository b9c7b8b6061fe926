import { hold } from "../support/held";
import { expect, test } from "./fixtures";
import { FLOW_DEVICES, LONG } from "./support/breadth";
import { confirmAddress, linkIn, mailTo } from "./support/mail";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";
import { newPerson } from "./support/people";

const pathOf = (url: string): string => new URL(url).pathname;

for (const [device, options] of FLOW_DEVICES)
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
    await expect(invited.page.getByText("Please accept the rules to join.")).toBeHidden();
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
  const name = owner.page.getByRole("textbox", { name: "Name" });
  for (const typed of ["Another", ""]) {
    await owner.page.getByRole("button", { name: "Make a new one like Old" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Old");
    await name.fill(typed);
  }
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

test("addresses are invited one by one, and what was refused stays in the field with its reason", async ({
  browser,
  site,
  place,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/422/);
  const [owner, banned] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Imran Sheikh")];
  const group = await groupOf(owner, site.url);
  await join(banned, site.url, group);
  const { _id } = await (await banned.context.request.get(`${site.url}/api/accounts/me`)).json();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}/bans/${_id}`, { reason: "Was rude." });
  await confirmAddress(owner, place);

  const { page } = owner;
  const [first, last] = [`jui-${group.id}@example.com`, `labib-${group.id}@example.com`];
  await page.goto(`/dashboard/groups/${group.id}/invitations`);
  const addresses = page.getByRole("textbox", { name: "Addresses" });
  const send = page.getByRole("button", { name: "Send invitations" });
  await send.click();
  await expect(page.getByText("Enter an e-mail address.")).toBeVisible();
  await expect(addresses).toBeFocused();
  await addresses.fill(`${first}\nkabir.studio@example`);
  await send.click();
  await expect(page.getByText("Line 2 is not an e-mail address: kabir.studio@example")).toBeVisible();

  await addresses.fill(`${first}, ${banned.email}\n${last}`);
  await page.getByRole("textbox", { name: "A line from you" }).fill("Bring a friend.");
  await send.click();
  await expect(page.getByText("1 invitation is on the way.")).toBeVisible();
  await expect(page.getByText(`${banned.email}: This address belongs to somebody who is banned from this group.`)).toBeVisible();
  await expect(addresses).toHaveValue(`${banned.email}\n${last}`);
  await expectAccessible(page);
  const mail = await mailTo(place, first, `Nusrat Jahan invites you to ${group.groupName}`);
  expect(mail).toContain("Bring a friend.");

  await addresses.fill(last);
  await send.click();
  await expect(addresses).toHaveValue("");
  for (const email of [first, last]) await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(1);
  await mailTo(place, last, `Nusrat Jahan invites you to ${group.groupName}`);

  await addresses.fill(first);
  await send.click();
  await expect(page.getByText(`${first}: This address was invited on`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: first })).toHaveCount(1);
});

test("an invitation by mail says whose it is, and goes on where the address is confirmed, and in its own tab", async ({
  browser,
  site,
  place,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const [invited, other] = [await visitor(browser, site.url, "Imran Sheikh"), await visitor(browser, site.url, "Jui Akter")];
  const group = await groupOf(owner, site.url);
  await confirmAddress(owner, place);
  const invite = () =>
    call<{ _id: string; url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email: invited.email });
  // One that was taken back is not what waits for anybody.
  await call(owner, site.url, "DELETE", `/api/groups/${group.id}/invitations/${(await invite())._id}`);
  const { url } = await invite();

  await other.page.goto(pathOf(url));
  const answer = other.page.getByRole("region", { name: "Your answer" });
  await expect(answer).toContainText(/It was sent to p••••@example\.com\. You are signed in as Jui Akter\./);
  await answer.getByRole("button", { name: "Log out first" }).click();
  await expect(other.page.getByRole("link", { name: "Register to accept" })).toBeVisible();
  await expect(other.page).toHaveURL(pathOf(url));
  await expect(other.page.getByText(/It was sent to p••••@example\.com: use that address\./)).toBeVisible();

  const { page, context } = invited;
  await page.goto(pathOf(url));
  await expect(page.getByText("Your address is not confirmed yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Confirm my address" })).toHaveAttribute("href", "/dashboard/account#email");
  const mail = await context.newPage();
  await mail.goto(linkIn(await mailTo(place, invited.email, "Confirm your address")));
  await mail.getByRole("button", { name: "Confirm this address" }).click();
  await expect(mail).toHaveURL(pathOf(url));
  for (const tab of [mail, page]) await expect(tab.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("whoever changes their address to the invited one goes on to the invitation", { tag: LONG }, async ({ browser, site, place }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const invited = await visitor(browser, site.url, "Imran Sheikh");
  const group = await groupOf(owner, site.url);
  await confirmAddress(owner, place);
  const { page, password } = invited;
  const email = `work-${invited.email}`;
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email });
  await call(invited, site.url, "PUT", "/api/accounts/me/email", { email, password });
  await page.goto(linkIn(await mailTo(place, email, "Confirm your new address")));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page).toHaveURL(pathOf(url));
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("whoever takes over an account that was made with their address comes to the invitation with their new password", {
  tag: LONG,
}, async ({ browser, site, place, page }) => {
  const [owner, { email }] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Imran Sheikh")];
  const group = await groupOf(owner, site.url);
  await confirmAddress(owner, place);
  const { url } = await call<{ url: string }>(owner, site.url, "POST", `/api/groups/${group.id}/invitations`, { email });
  await page.goto(linkIn(await mailTo(place, email, "Confirm your address")));
  await page.getByRole("button", { name: /take the account over/ }).click();
  await page.getByLabel("New password").fill("Quiltwork22");
  await page.getByRole("button", { name: "Set this password" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Quiltwork22");
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(pathOf(url));
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("an address that is typed while others are invited stays in the field", async ({ browser, site, place }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  await confirmAddress(owner, place);
  const { page } = owner;
  const [first, late] = [`jui-${group.id}@example.com`, `labib-${group.id}@example.com`];
  await page.goto(`/dashboard/groups/${group.id}/invitations`);
  const addresses = page.getByRole("textbox", { name: "Addresses" });
  const { held, letGo } = hold();
  await page.route(`**/api/groups/${group.id}/invitations`, async (route) => {
    await held;
    await route.continue();
  });
  await addresses.fill(first);
  const asked = page.waitForRequest(`**/api/groups/${group.id}/invitations`);
  await page.getByRole("button", { name: "Send invitations" }).click();
  await asked;
  await addresses.fill(`${late}\n${first}`);
  letGo();
  await expect(page.getByText("1 invitation is on the way.")).toBeVisible();
  await expect(addresses).toHaveValue(late);
});
