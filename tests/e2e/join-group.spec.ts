import { CONTACT_WORDS } from "@/components/memberships/contact-words";
import { expect, test } from "./fixtures";
import { FLOW_DEVICES } from "./support/breadth";
import { call, expectNoSidewaysScrolling, groupOf, join, visitor } from "./support/memberships";

const TOAST = "You have joined the group!";

for (const [device, options] of FLOW_DEVICES)
  test.describe(device, () => {
    test("an open group is joined by one press, and left again", async ({ browser, site, expectAccessible }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan");
      const group = await groupOf(owner, site.url, { maxMembers: 5 });
      const { page } = await visitor(browser, site.url, "Imran Sheikh", options);
      await page.goto(`/groupDetails/${group.id}`);
      await expect(page.getByText("4 places left").first()).toBeVisible();
      await expect(page.getByText("Organizers see your name and picture, not your e-mail address.")).toBeVisible();
      await page.getByRole("button", { name: "Join Group" }).click();
      await expect(page.getByText(TOAST)).toBeVisible();
      await expect(page.getByRole("heading", { name: "You are a member" })).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);

      await page.getByRole("link", { name: "Members" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "2 members" })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "Nusrat Jahan" })).toContainText("Owner");
      await page.getByRole("link", { name: "About", exact: true }).click();
      await page.getByRole("button", { name: "Leave group" }).click();
      const asked = page.getByRole("dialog", { name: "Leave this group?" });
      await expect(asked).toBeVisible();
      await expectAccessible(page);
      await asked.getByRole("button", { name: "Stay" }).click();
      await expect(asked).toBeHidden();
      await page.getByRole("button", { name: "Leave group" }).click();
      await asked.getByRole("button", { name: "Leave", exact: true }).click();
      await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
      await expect(page.getByText("4 places left").first()).toBeVisible();
    });

    test("a full group has a line; whoever is first gets the place that becomes free", async ({ browser, site, expectAccessible }) => {
      const owner = await visitor(browser, site.url, "Nusrat Jahan");
      const group = await groupOf(owner, site.url, { maxMembers: 2 });
      const member = await visitor(browser, site.url, "Imran Sheikh");
      await join(member, site.url, group);
      const { page } = await visitor(browser, site.url, "Lamia Haque", options);
      await page.goto(`/groupDetails/${group.id}`);
      await page.getByRole("button", { name: "Join the waitlist" }).click();
      await expect(page.getByRole("heading", { name: "You are 1st in line" })).toBeFocused();
      await expect(page.getByText(/^No mail reaches you yet/), "in the panel and in the bar").toHaveCount(2);
      await expect(page.getByText(TOAST)).toHaveCount(0);
      await expectAccessible(page);
      await call(member, site.url, "DELETE", `/api/groups/${group.id}/membership`, { from: "member" });
      await page.reload();
      await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
    });
  });

test("on approval: questions, rules, what will be seen; sent, withdrawn, sent again and approved", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, {
    joinPolicy: "approval",
    questions: ["Which lane would you show us first?"],
    rules: "Ask before you photograph a person.\nBe on time.",
  });
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("button", { name: "Join Group" }).click();
  const dialog = page.getByRole("dialog", { name: `Join ${group.groupName}` });
  await expect(dialog.getByText("Your e-mail address stays hidden.")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Please answer this question.")).toBeVisible();
  await expect(dialog.getByText("Please accept the rules to join.")).toBeVisible();
  const answer = dialog.getByRole("textbox", { name: "Which lane would you show us first?" });
  await expect(answer).toBeFocused();
  for (const asked of [answer, dialog.getByRole("checkbox")]) await expect(asked).toHaveAttribute("required");
  await expectAccessible(page);

  await answer.fill("তাঁতিবাজার, সন্ধ্যায়");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Join Group" }).click();
  await expect(answer).toHaveValue("তাঁতিবাজার, সন্ধ্যায়");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Please accept the rules to join.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /accept/ }).check();
  await expect(dialog.getByText("Please accept the rules to join.")).toBeHidden();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Requested" })).toBeFocused();
  await expect(page.getByText(TOAST)).toHaveCount(0);
  await page.getByText("Your answers").click();
  await expect(page.getByText("তাঁতিবাজার, সন্ধ্যায়")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Withdraw request" }).click();
  await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
});

test("what was typed survives a server that does not answer", async ({ browser, site, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why?"] });
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  await page.route("**/membership", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("button", { name: "Join Group" }).click();
  await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your answers are still here.")).toBeVisible();
  await page.unroute("**/membership");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Requested" })).toBeVisible();
});

test("rules and questions that change while somebody answers are shown before they are accepted and answered", async ({
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["What do you paint?"], rules: "Be kind." });
  const { page } = await visitor(browser, site.url, "Lamia Haque");
  await page.goto(`/groupDetails/${group.id}`);
  await page.getByRole("button", { name: "Join Group" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What do you paint?").fill("Rickshaws.");
  await dialog.getByRole("checkbox", { name: /I have read/ }).check();
  const questions = ["How long have you painted?", "What do you paint?"];
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { questions, rules: "Be kind.\nBring your own brushes." });

  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("The rules have changed. Please read them and accept them.")).toBeVisible();
  await expect(dialog.getByText("Bring your own brushes.")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /I have read/ })).not.toBeChecked();
  await expect(dialog.getByLabel("What do you paint?")).toHaveValue("Rickshaws.");
  await dialog.getByLabel("How long have you painted?").fill("Since school.");
  await dialog.getByRole("checkbox", { name: /I have read/ }).check();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Requested" })).toBeVisible();
});

test("with the keyboard alone", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why?"], rules: "Be kind." });
  const { page } = await visitor(browser, site.url, "Imran Sheikh");
  await page.goto(`/groupDetails/${group.id}`);
  const join = page.getByRole("button", { name: "Join Group" });
  for (let presses = 0; presses < 40 && !(await join.evaluate((button) => button === document.activeElement)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const at = (name: string) => dialog.getByLabel(name);
  for (let presses = 0; presses < 10 && !(await at("Why?").evaluate((field) => field === document.activeElement)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("Because.");
  // The rules scroll, so they are a stop; then the box to tick.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("checkbox", { name: /accept/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Requested" })).toBeFocused();
});

test("an old tab does not join again, and says what is true now", async ({ browser, site, quiet }) => {
  quiet.allow(/409|403/);
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await member.page.goto(`/groupDetails/${group.id}`);
  const list = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/members?q=Imran`)).json();
  await call(owner, site.url, "PUT", `/api/groups/${group.id}/bans/${list.items[0]._id}`, { reason: "Was rude." });
  await member.page.getByRole("button", { name: "Leave group" }).click();
  await member.page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await expect(member.page.getByText("You cannot join this group").first()).toBeVisible();
  await member.page.reload();
  await expect(member.page.getByText("Was rude.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test("an open group is read and joined by a plain form", async ({ browser, site }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan");
    const group = await groupOf(owner, site.url);
    const { page } = await visitor(browser, site.url, "Imran Sheikh", { javaScriptEnabled: false });
    await page.goto(`/groups/${group.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: group.groupName })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" }), "its ways are nothing without scripts").toHaveCount(0);
    await page.getByRole("button", { name: "Join Group" }).first().click();
    await expect(page).toHaveURL(`/groupDetails/${group.id}`);
    await expect(page.getByRole("heading", { name: "You are a member" })).toBeVisible();
  });

  test("one that asks and has rules is joined by a form with both", async ({ browser, site, quiet, expectAccessible }) => {
    quiet.allow(/422/);
    const owner = await visitor(browser, site.url, "Nusrat Jahan");
    const group = await groupOf(owner, site.url, { joinPolicy: "approval", questions: ["Why?", "Since when?"], rules: "Be kind." });
    const { page } = await visitor(browser, site.url, "Imran Sheikh", { javaScriptEnabled: false });
    await page.goto(`/groups/${group.slug}`);
    await expect(page.getByRole("button", { name: "Join Group" })).toHaveCount(0);
    await page.getByRole("link", { name: "Join Group" }).first().click();
    await expect(page).toHaveURL(`/groupDetails/${group.id}#join-form`);
    await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
    await page.getByRole("textbox", { name: "Since when?" }).fill("   ");
    await page.getByRole("checkbox", { name: /accept/ }).check();
    await page.getByRole("radio", { name: CONTACT_WORDS.always.choice }).check();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("alert")).toHaveText("Some of this needs another look.");
    await expect(page.getByRole("textbox", { name: "Why?" })).toHaveValue("Because.");
    await expect(page.getByText("Please answer this question.")).toBeVisible();
    await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { rules: "Be kind. Be on time." });
    await page.getByRole("textbox", { name: "Since when?" }).fill("Long ago.");
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Some of this needs another look. The rules have changed. Please read them and accept them.",
    );
    await page.getByRole("link", { name: "Back to the group" }).click();
    await page.getByRole("textbox", { name: "Why?" }).fill("Because.");
    await page.getByRole("textbox", { name: "Since when?" }).fill("Long ago.");
    await page.getByRole("checkbox", { name: /accept/ }).check();
    await page.getByRole("radio", { name: CONTACT_WORDS.always.choice }).check();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page).toHaveURL(`/groupDetails/${group.id}`);
    await expect(page.getByRole("heading", { name: "Requested" })).toBeVisible();

    await owner.page.goto(`/dashboard/groups/${group.id}`);
    const row = owner.page.getByRole("listitem").filter({ hasText: "Imran Sheikh" });
    await expect(row).toContainText("Because.");
    await expect(row).toContainText("Long ago.");
    await expectAccessible(owner.page);
  });

  test("somebody who is not signed in comes back to the form", async ({ browser, site }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan");
    const group = await groupOf(owner, site.url, { rules: "Be kind." });
    const stranger = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    await stranger.goto(`/groups/${group.slug}`);
    await stranger.getByRole("link", { name: "Join Group" }).first().click();
    await expect(stranger).toHaveURL(new RegExp(`/login\\?callbackUrl=${encodeURIComponent(`/groupDetails/${group.id}`)}`));
  });
});
