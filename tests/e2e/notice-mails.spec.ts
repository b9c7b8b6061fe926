import { createHmac } from "node:crypto";
import type { Page } from "playwright/test";
import { HOUR_MS } from "@/lib/duration";
import type { Place } from "../support/app-server";
import { expect, test } from "./fixtures";
import { confirmAddress, htmlOf, mailTo } from "./support/mail";
import { call, groupOf, join, type Visitor, visitor } from "./support/memberships";

const SECRET = "a-secret-of-the-mail-provider";
test.use({ siteEnv: { RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from(SECRET).toString("base64")}` } });

/** Somebody's request is approved; returns the mail about it. */
async function approvalMail(person: Visitor, owner: Visitor, url: string, place: Place): Promise<string> {
  const group = await groupOf(owner, url, { joinPolicy: "approval" });
  await join(person, url, group);
  const { _id } = await (await person.context.request.get(`${url}/api/accounts/me`)).json();
  await call(owner, url, "POST", `/api/groups/${group.id}/requests/decisions`, { people: [_id], decision: "approve" });
  return mailTo(place, person.email, `Your request to join ${group.groupName} was approved`);
}

/** Programs on phones show a mail that is too wide as small as a stamp, or cut off. */
async function fitsPhone(page: Page, mail: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(htmlOf(mail), { waitUntil: "commit" });
  await expect(page.getByText("The link in full")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

const mailChoice = (page: Page) => page.getByRole("row", { name: /Your memberships/ });

test("a mail is stopped by its link: looking changes nothing, one press does, without scripts and signed out", async ({
  browser,
  site,
  place,
  expectAccessible,
}) => {
  const [owner, person] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Imran Sheikh")];
  await confirmAddress(person, place);
  const mail = await approvalMail(person, owner, site.url, place);
  expect(mail).toContain("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
  const path = /\/unsubscribe\/[\w.-]+/.exec(mail)?.[0] ?? "";
  const letter = await browser.newPage();
  await fitsPhone(letter, mail);
  await letter.close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();
  // Twice, as a mail scanner and a person do.
  await plain.goto(path);
  await plain.goto(path);
  await expect(plain.getByRole("heading", { name: "Stop these mails?" })).toBeVisible();
  await expect(plain.getByText("Mails about your memberships.")).toBeVisible();
  await person.page.goto("/dashboard/account#notices");
  await expect(mailChoice(person.page).getByRole("radio", { name: "Now" })).toBeChecked();
  await plain.getByRole("button", { name: "Stop these mails" }).click();
  await expect(plain).toHaveURL(path);
  await expect(plain.getByText("Mails about your memberships: off.")).toBeVisible();

  await person.page.goto(path);
  await expectAccessible(person.page);
  await person.page.getByRole("link", { name: "Choose what you hear about" }).click();
  await expect(mailChoice(person.page).getByRole("radio", { name: "Never" })).toBeChecked();
  await plain.goto("/unsubscribe/cut-off");
  await expect(plain.getByRole("heading", { name: "We do not know this link" })).toBeVisible();
});

test("a mail's two answers open a page that asks for one press; opening it changes nothing", async ({
  browser,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/404/);
  const [owner, person, stranger] = [
    await visitor(browser, site.url, "Nusrat Jahan"),
    await visitor(browser, site.url, "Imran Sheikh"),
    await visitor(browser, site.url, "Lamia Haque"),
  ];
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  await join(person, site.url, group);
  const notices = async () => (await (await owner.context.request.get(`${site.url}/api/notices`)).json()).items;
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [{ _id }] = await notices();
  const { page } = owner;
  const answer = (say: string) => `/dashboard/notices?answer=${_id}&say=${say}`;
  await page.goto(answer("yes"));
  await expect(page.getByRole("main").getByRole("button").first()).toHaveText(/^Approve/);
  await page.goto(answer("no"));
  await expect(page.getByRole("heading", { name: "Your answer" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button").first()).toHaveText(/^Decline/);
  await expectAccessible(page);
  expect((await notices())[0]).toMatchObject({ waits: true, read: false });
  await stranger.page.goto(answer("no"));
  await expect(stranger.page.getByRole("button", { name: /^Decline/ })).toHaveCount(0);

  await page.getByRole("button", { name: /^Decline Imran Sheikh/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline request" }).click();
  await expect(page.getByText("Imran Sheikh was declined and told so.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "This needs no answer any more" })).toBeVisible();
  expect((await notices())[0]).toMatchObject({ waits: false });
});

test("a summary comes at once when somebody wants to look at one", async ({ browser, site, place, quiet }) => {
  quiet.allow(/status of 409/);
  const [owner, person] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Farhana Yasmin")];
  await person.page.goto("/dashboard/account#notices");
  const button = person.page.getByRole("button", { name: "Send me one now, to look at" });
  await button.click();
  await expect(person.page.getByText("Confirm your address first: mail goes to confirmed ones only.")).toBeVisible();
  await confirmAddress(person, place);
  await approvalMail(person, owner, site.url, place);
  await person.page.goto("/dashboard/account#notices");
  await button.click();
  await expect(person.page.getByText(`A summary is on its way to ${person.email}.`)).toBeVisible();
  expect(await mailTo(place, person.email, "Your day: one new notice")).toContain("was approved");
});

test("a mail program's own button stops the same mails", async ({ browser, site, place, playwright }) => {
  const [owner, person] = [await visitor(browser, site.url, "Nusrat Jahan"), await visitor(browser, site.url, "Lamia Haque")];
  await confirmAddress(person, place);
  const mail = await approvalMail(person, owner, site.url, place);
  const address = /\nList-Unsubscribe: <([^>]+)>\n/.exec(mail)?.[1] ?? "";
  const anybody = await playwright.request.newContext();
  const answer = await anybody.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect([answer.status(), await answer.json()]).toEqual([200, { unsubscribed: true }]);
  await anybody.dispose();
  await person.page.reload();
  await expect(mailChoice(person.page).getByRole("radio", { name: "Never" })).toBeChecked();
});

test("a place that a mail offers is taken without JavaScript", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const member = await visitor(browser, site.url, "Imran Sheikh", { javaScriptEnabled: false });
  const { page } = member;
  const group = await groupOf(owner, site.url);
  await join(member, site.url, group);
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const place = { name: "House 12", address: "", howToFind: "", mapLink: null };
  const meetup = { title: "Ferries by lamplight", startsAt: inHours(12), endsAt: inHours(14), zone: "Asia/Dhaka", place, capacity: 1 };
  const { insertedId } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, meetup);
  const rsvp = `/api/meetups/${insertedId}/rsvp`;
  for (const one of [owner, member]) await call(one, site.url, "PUT", rsvp, {});
  await call(owner, site.url, "DELETE", rsvp, {});
  const offer = async () =>
    (await (await member.context.request.get(`${site.url}/api/notices`)).json()).items.find(
      ({ kind }: { kind: string }) => kind === "seat-offered",
    );
  await expect.poll(offer).toBeTruthy();
  await page.goto(`/dashboard/notices?answer=${(await offer())._id}&say=yes`);
  await page.getByRole("button", { name: /^Take it/ }).click();
  await expect(page.getByRole("heading", { name: "You’re going" })).toBeVisible();
  await expect(page.getByText("House 12")).toBeVisible();
});

test("an address that mail comes back from is told of in the app, until its owner says that it works", async ({
  browser,
  site,
  playwright,
  expectAccessible,
}) => {
  const { page, email } = await visitor(browser, site.url, "Tanvir Mahmud");
  const payload = JSON.stringify({ type: "email.bounced", data: { to: [email] } });
  const [id, timestamp] = ["msg_1", String(Math.floor(Date.now() / 1000))];
  const seal = createHmac("sha256", SECRET).update(`${id}.${timestamp}.${payload}`).digest("base64");
  const provider = await playwright.request.newContext();
  const told = await provider.post(`${site.url}/api/mail-events`, {
    headers: { "content-type": "application/json", "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${seal}` },
    data: payload,
  });
  expect(told.status(), await told.text()).toBe(200);
  await provider.dispose();

  await page.goto("/dashboard/notices");
  const notice = page.getByRole("link", { name: /Mail to your address came back/ });
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await notice.click();
  await expect(page).toHaveURL("/dashboard/account#notices");
  await expect(page.getByText(`our mails to ${email} came back`)).toBeVisible();
  // Where the link is waited for, too.
  await expect(page.getByLabel("Address", { exact: true })).toHaveAccessibleDescription(/^Not confirmed: our mail to it came back\./);
  await expectAccessible(page);
  await page.getByRole("button", { name: "The address works: send mails again" }).click();
  await expect(page.getByText(`Mails go to ${email} again.`)).toBeVisible();
  await expect(page.getByText("came back, so we send")).toHaveCount(0);
});
