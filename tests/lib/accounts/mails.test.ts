import { describe, expect, test } from "vitest";
import { accountNewsMail, newAddressMail, resetMail, verificationMail, type Writing, waitingMail } from "@/lib/accounts/mails";
import type { AccountNews } from "@/lib/accounts/tasks";

const HOSTILE = `<script>alert(1)</script> "><a href=x> www.evil.example me@evil.example\r\nBcc: all@evil.example \u202egnp`;
const AT = "2026-11-28T10:02:00.000Z";
const TOKEN = `0123456789abcdef01234567.${"A".repeat(43)}`;
const person = { displayName: HOSTILE, zone: "Asia/Dhaka" };

const NEWS: AccountNews[] = [
  { what: "address-asked", email: "new@evil.example" },
  { what: "address-changed", email: "new@evil.example", to: "old@example.com" },
  { what: "password-changed" },
  { what: "password-set" },
  { what: "taken-over" },
  { what: "new-device", device: "Firefox on Linux", at: AT },
  { what: "deletion-announced", at: AT },
  { what: "deletion-called-off" },
];

const mails: [string, () => Promise<Writing>][] = [
  ["verification", () => verificationMail(person, TOKEN)],
  ["a new address", () => newAddressMail(person, TOKEN)],
  ["a group that keeps the account", () => waitingMail(person, [`You still own ${HOSTILE}, Ramna Runners.`], false)],
  ["reset", () => resetMail(person, TOKEN, { at: AT, device: "Firefox on Linux" })],
  ...NEWS.map((news): [string, () => Promise<Writing>] => [news.what, () => accountNewsMail(person, news)]),
];

/** Where the links of a mail lead. */
const hrefs = (html: string): string[] => [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => href);

describe.each(mails)("the mail about %s", (_, write) => {
  test("carries no script, link, header or direction of what somebody typed", async () => {
    const { subject, html, text } = await write();
    expect(html).not.toMatch(/<script|<a href=x/);
    expect(subject).toMatch(/^[\p{L}\p{N} ,.']+$/u);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|\S@\S|\u202e|Bcc:.*@/);
  });

  test("leads to pages of ours only, and asks no other place for anything", async () => {
    const { html } = await write();
    for (const href of hrefs(html)) expect(href).toMatch(/^http:\/\/localhost:3000(\/|$)/);
    expect([...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, src]) => src)).toEqual(["http://localhost:3000/icons/icon-192.png"]);
    expect(html).not.toMatch(/<style|url\(/);
  });

  test("says everything without its picture and in plain text, and leaves the colours of the page to the mail program", async () => {
    const { subject, html, text } = await write();
    expect(html).toContain('<img alt=""');
    expect(text).toContain(subject);
    const [button = ""] = hrefs(html).filter((href) => href.includes("/", 22));
    expect(text).toContain(button);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const colours = [...html.matchAll(/[^-]color:(#?\w+)/g)].map(([, colour]) => colour);
    expect(new Set(colours)).toEqual(new Set(["#fff3d6", "inherit"]));
  });
});

test("times are told in the reader's zone", async () => {
  const dhaka = await accountNewsMail(person, { what: "new-device", device: "Firefox on Linux", at: AT });
  expect(dhaka.text).toContain("Saturday 28 November at 4:02 pm");
  const newYork = await accountNewsMail(
    { ...person, zone: "America/New_York" },
    { what: "new-device", device: "Firefox on Linux", at: AT },
  );
  expect(newYork.text).toContain("Saturday 28 November at 5:02 am");
});

test("somebody without a name is greeted all the same", async () => {
  expect((await verificationMail({ displayName: null, zone: "Asia/Dhaka" }, TOKEN)).text).toContain("Hello, one press");
});
