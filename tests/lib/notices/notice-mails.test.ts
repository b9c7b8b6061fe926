import { describe, expect, test } from "vitest";
import { type DigestMail, digestMail } from "@/lib/notices/digest-mails";
import { type NoticeMail, noticeMail } from "@/lib/notices/notice-mails";
import type { NoticeInMail, Written } from "@/lib/notices/shared-mails";

const HOSTILE = `<script>alert(1)</script> "><a href=x> www.evil.example me@evil.example 192.0.2.7/x\r\nBcc: all@evil.example \u202egnp`;
const TOKEN = "stop-me-0123";

const notice = (_id: string, words = "Ramna Runners"): NoticeInMail => ({ _id, title: words, detail: words, path: `/groupDetails/${_id}` });

const NOTICE: NoticeMail = {
  displayName: "Tahmina",
  why: "You get this because you run this group.",
  unsubscribe: TOKEN,
  notices: [notice("one")],
  act: "See the request",
};
const DIGEST: DigestMail = {
  displayName: "Tahmina",
  why: "You get this because you chose a weekly summary.",
  unsubscribe: TOKEN,
  every: "week",
  ...{ yours: [], fresh: [], times: "Times are Dhaka time, where no other is named." },
  parts: [{ title: "Ramna Runners", notices: [notice("one"), notice("two")] }],
};

const DAY = { weekday: "Sat", day: "28", month: "Nov", colors: { background: "#b9302a", text: "#ffffff", border: "#f2a71b" } };

const hostile = notice("bad", HOSTILE);
const MAILS: [string, () => Promise<Written>][] = [
  [
    "one notice",
    () => noticeMail({ ...NOTICE, displayName: HOSTILE, why: HOSTILE, notices: [hostile], facts: [{ term: HOSTILE, says: HOSTILE }] }),
  ],
  ["several notices", () => noticeMail({ ...NOTICE, displayName: HOSTILE, title: HOSTILE, notices: [hostile, notice("two", HOSTILE)] })],
  [
    "a digest",
    () =>
      digestMail({
        ...{ ...DIGEST, displayName: HOSTILE, parts: [{ title: HOSTILE, notices: [hostile] }] },
        open: [{ says: HOSTILE, path: "/dashboard/groups/1" }],
      }),
  ],
  ["what hangs on it", () => noticeMail({ ...NOTICE, stakes: HOSTILE })],
];

const hrefs = (html: string): string[] => [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => href);

describe.each(MAILS)("a mail with %s", (_, write) => {
  test("carries no script, link, header or direction of what somebody typed", async () => {
    const { subject, html = "", text } = await write();
    expect(html).not.toMatch(/<script|<a href=x/);
    expect(subject).not.toMatch(/[\p{Cc}]/u);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|\S@\S|\u202e|192\.0/);
  });

  test("leads to pages of ours only", async () => {
    const { html = "" } = await write();
    expect(hrefs(html).length).toBeGreaterThan(3);
    for (const href of hrefs(html)) expect(href).toMatch(/^http:\/\/localhost:3000(\/|$)/);
    expect(html).not.toMatch(/<style|url\(/);
  });

  test("can be stopped by a press in the mail program, and on a page of ours", async () => {
    const { headers, html = "", text } = await write();
    expect(headers).toEqual({
      "List-Unsubscribe": `<http://localhost:3000/api/unsubscribe/${TOKEN}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(hrefs(html)).toContain(`http://localhost:3000/unsubscribe/${TOKEN}`);
    expect(text).toContain(`http://localhost:3000/unsubscribe/${TOKEN}`);
    expect(text).toContain("http://localhost:3000/dashboard/account#notices");
  });
});

test("one notice says what happened, what it means and what to do, in HTML and in plain text", async () => {
  const { subject, html, text } = await noticeMail({
    ...NOTICE,
    notices: [{ _id: "one", title: "Kamrul Hasan asks to join Ramna Runners", detail: "“I run late.”", path: "/dashboard/groups/1" }],
    facts: [{ term: "Fee", says: "Tk 250" }],
  });
  expect(subject).toBe("Kamrul Hasan asks to join Ramna Runners");
  for (const part of [html, text]) {
    for (const words of ["Hello Tahmina", "“I run late.”", "Tk 250", "See the request", "http://localhost:3000/dashboard/groups/1"]) {
      expect(part).toContain(words);
    }
  }
});

test("what stands among the particulars is not said twice", async () => {
  const when = "Saturday 28 November 2026, 4:00 to 6:30 pm";
  const { text } = await noticeMail({ ...NOTICE, notices: [{ ...notice("one"), detail: when }], facts: [{ term: "When", says: when }] });
  expect(text.split(when)).toHaveLength(2);
  expect(text).toContain(`When: ${when}`);
});

test("a particular may lead on to a page of ours, beside a date patch and below it", async () => {
  const where = { term: "Where", says: HOSTILE, way: { says: "Find it on a map", path: "/groups/g/meetups/1#where" } };
  for (const facts of [[where], [...["When", "Group"].map((term) => ({ term, says: "x" })), where]]) {
    const { html = "", text } = await noticeMail({ ...NOTICE, facts, day: DAY });
    expect(hrefs(html).filter((href) => href.endsWith("#where"))).toEqual(["http://localhost:3000/groups/g/meetups/1#where"]);
    expect(text).toMatch(/^Find it on a map http:\/\/localhost:3000\/groups\/g\/meetups\/1#where$/m);
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.example/);
  }
});

test("a day is drawn beside the first particulars without a picture, and neither plain text nor a screen reader has it twice", async () => {
  const facts = ["When", "Where", "Fee"].map((term) => ({ term, says: `the ${term}` }));
  const plain = await noticeMail({ ...NOTICE, facts });
  const { html = "", text } = await noticeMail({ ...NOTICE, facts, day: DAY });
  expect(text).toBe(plain.text);
  expect(text).toContain("When: the When");
  const [, patch = "", beside = "", below = ""] =
    /<td[^>]*aria-hidden="true"[^>]*>(.*?)<\/table><\/td>(.*?)<\/table>(.*)$/s.exec(html) ?? [];
  expect(patch.replace(/<[^>]*>/g, " ").match(/\w+/g)).toEqual(["Sat", "28", "Nov"]);
  for (const term of ["the When", "the Where"]) expect(beside).toContain(term);
  expect(below).toContain("the Fee");
  expect(html.match(/<img/g)).toHaveLength(1);
});

test("a day has the colors of its hobby, where its words stand, and nothing else in the mail has", async () => {
  const { html = "" } = await noticeMail({ ...NOTICE, facts: [{ term: "When", says: "Saturday" }], day: DAY });
  const [patch = ""] = /<table[^>]*>(?:(?!<table).)*>28<\/span>/s.exec(html) ?? [];
  expect(patch).toMatch(/background:#b9302a;color:#ffffff/);
  expect(patch).toContain("border:4px solid #f2a71b");
  expect(html.match(/#b9302a/g)).toHaveLength(1);
});

test("the subject of what has its day ends with it", async () => {
  const subject = async (title: string) => (await noticeMail({ ...NOTICE, title, day: DAY })).subject;
  expect(await subject("Dawn walk is cancelled")).toBe("Dawn walk is cancelled, Sat 28 Nov");
  expect(await subject("Still coming to Dawn walk?")).toBe("Still coming to Dawn walk? Sat 28 Nov");
});

test("in plain text the address of the button stands once, on a line of its own, and dashes part the mail from why it comes", async () => {
  const { html, text } = await noticeMail({ ...NOTICE, notes: ["A file comes with it."] });
  const address = "http://localhost:3000/groupDetails/one";
  expect(html).toContain(`The link in full: ${address}`);
  expect(text.split(address)).toHaveLength(2);
  expect(text).toContain(`See the request:\n${address}\n`);
  expect(text).toMatch(/A file comes with it\.\n\n--\n\s*You get this because you run this group\./);
});

test("a question has both answers, each with a page of ours, in HTML and in plain text", async () => {
  const answers = { yes: { says: "Approve", path: "/answer?say=yes" }, no: { says: "Decline", path: "/answer?say=no" } };
  const { html = "", text } = await noticeMail({ ...NOTICE, answers });
  const site = "http://localhost:3000";
  for (const path of ["/answer?say=yes", "/answer?say=no"]) expect(hrefs(html).filter((href) => href === site + path)).toHaveLength(1);
  expect(text).toMatch(/^Approve http:\/\/localhost:3000\/answer\?say=yes\nDecline http:\/\/localhost:3000\/answer\?say=no$/m);
  for (const part of [html, text]) {
    expect(part).toContain("Both open a page where you confirm");
    expect(part).toContain(`${site}/groupDetails/one`);
  }
  const { html: plain = "", text: plainText } = await noticeMail(NOTICE);
  for (const part of [plain, plainText]) expect(part).not.toMatch(/Both open|say=/);
});

test("what hangs on an answer stands between its particulars and its buttons, and after the subject in a list of mails", async () => {
  const answers = { yes: { says: "I’m coming", path: "/yes" }, no: { says: "I can’t make it", path: "/no" } };
  const stakes = "2 people wait for a place.";
  const { html = "", text } = await noticeMail({ ...NOTICE, answers, facts: [{ term: "When", says: "Saturday" }], stakes });
  expect(text).toMatch(/When: Saturday\s+2 people wait for a place\.\s+I’m coming /);
  expect(html.split(stakes)).toHaveLength(3);
  expect(html.indexOf(stakes)).toBeLessThan(html.indexOf("<h1"));
});

test("a digest ends with what waits for its reader besides", async () => {
  const open = [{ says: "One request waits for your answer in Lake Sketchers.", path: "/dashboard/groups/1" }];
  const { html = "", text } = await digestMail({ ...DIGEST, open });
  expect(hrefs(html)).toContain("http://localhost:3000/dashboard/groups/1");
  expect(text).toMatch(
    /dashboard\/notices\s+One request waits for your answer in Lake Sketchers\. http:\/\/localhost:3000\/dashboard\/groups\/1\n/,
  );
});

test("what cannot be switched off offers no way to", async () => {
  const { headers, html, text } = await noticeMail({ ...NOTICE, unsubscribe: null });
  expect(headers).toBeUndefined();
  for (const part of [html, text]) expect(part).not.toMatch(/unsubscribe|Stop these/i);
});

test("a digest counts what it holds, shows the first twenty and names how many more there are", async () => {
  expect((await digestMail({ ...DIGEST, every: "day", parts: [{ title: "Ramna Runners", notices: [notice("one")] }] })).subject).toBe(
    "Your day: one new notice",
  );
  const many = (from: number) => Array.from({ length: 15 }, (_, index) => notice(`n${from + index}`));
  const { subject, text } = await digestMail({
    ...DIGEST,
    parts: [
      { title: "Ramna Runners", notices: many(0) },
      { title: "Lake Sketchers", notices: many(15) },
      { title: "Nobody sees this", notices: [notice("last")] },
    ],
  });
  expect(subject).toBe("Your week: 31 new notices");
  expect(text.match(/groupDetails/g)).toHaveLength(20);
  expect(text).toContain("And 11 more");
  expect(text).not.toContain("Nobody sees this");
});

test("a digest says what changed, and when it is", async () => {
  const changed = { ...notice("one"), facts: [{ term: "Begins", says: "at 7. It was at 6." }] };
  const { html = "", text } = await digestMail({ ...DIGEST, parts: [{ title: "Ramna Runners", notices: [changed] }] });
  expect(text).toMatch(/^Begins: at 7\. It was at 6\.$/m);
  expect(html).toContain("Begins: at 7. It was at 6.");
  const hostileFact = { ...notice("bad"), facts: [{ term: HOSTILE, says: HOSTILE }] };
  const told = await digestMail({ ...DIGEST, parts: [{ title: "x", notices: [hostileFact] }] });
  for (const part of [told.html, told.text]) expect(part).not.toMatch(/evil\.example|\S@\S|192\.0/);
  expect(told.html).not.toContain("<script");
});

test("a file travels with the mail", async () => {
  const attachments = [{ filename: "meetup.ics", contentType: "text/calendar; charset=utf-8", content: "BEGIN:VCALENDAR" }];
  expect((await noticeMail({ ...NOTICE, attachments })).attachments).toEqual(attachments);
});
