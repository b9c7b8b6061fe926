import { expect, test } from "vitest";
import type { Dated } from "@/lib/notices/calendar-rules";
import { type DigestMail, digestMail } from "@/lib/notices/digest-mails";

const HOSTILE = `<script>alert(1)</script> www.evil.example me@evil.example 192.0.2.7/x\r\nBcc: all@evil.example \u202egnp`;
const SITE = "http://localhost:3000";

const date = (_id: string, over: Partial<Dated> = {}): Dated => ({
  ...{ _id, when: "Sun 22, 6:00 am", day: "Sunday", title: `Run ${_id}`, says: "You’re going" },
  path: `/dashboard/calendar/${_id}`,
  ...over,
});
const many = (count: number, kind: string) => Array.from({ length: count }, (_, at) => date(`${kind}${at}`));
const parts = (count: number) =>
  count === 0 ? [] : [{ title: "News", notices: Array.from({ length: count }, (_, at) => ({ _id: `${at}`, title: "Rules", path: "/x" })) }];

const MAIL: DigestMail = {
  ...{ displayName: "Tahmina", why: "You chose it.", unsubscribe: "stop", every: "week" },
  ...{ yours: [date("own")], fresh: [], times: "Times are Dhaka time, where no other is named.", parts: [] },
};
const write = (over: Partial<DigestMail>) => digestMail({ ...MAIL, ...over });
const plain = (text: string) => text.replace(/\s+/g, " ");

test.each([
  [1, 0, 0, "Your week: one meetup"],
  [3, 4, 0, "Your week: 3 meetups, and 4 new ones in your groups"],
  [2, 1, 1, "Your week: 2 meetups, a new one in your groups, and one more notice"],
  [3, 0, 2, "Your week: 3 meetups, and 2 new notices"],
  [0, 1, 0, "Your week: one new meetup in your groups"],
  [0, 4, 2, "Your week: 4 new meetups in your groups, and 2 more notices"],
  [0, 0, 2, "Your week: 2 new notices"],
])("with %i of one’s own, %i new ones and %i notices the subject is “%s”", async (own, fresh, notices, subject) => {
  const mail = await write({ yours: many(own, "own"), fresh: many(fresh, "new"), parts: parts(notices) });
  expect(mail.subject).toBe(subject);
});

test("a summary is headed by whom it is for, and shows in a list of mails what comes first", async () => {
  const fresh = [date("mustard", { day: "Thursday" }), date("boats", { day: "Friday" }), date("late", { day: "Monday" })];
  const { html = "", text } = await write({ fresh });
  expect(text).toMatch(/Your week, Tahmina\n/);
  expect(html.indexOf("Run own on Sunday, Run mustard on Thursday, Run boats on Friday")).toBeLessThan(html.indexOf("<h1"));
  expect(html).not.toContain("Run late on");
  expect((await write({ displayName: null })).text).toMatch(/Your week\n/);
});

test("a summary is a calendar: one’s own dates, then what is new, then what else came up", async () => {
  const fresh = [date("walk", { when: "Tue 1 Dec, 9:00 pm", says: "4 places left, Tk 250", path: "/groups/g/meetups/walk" })];
  const { html = "", text } = await write({ fresh, parts: parts(1) });
  expect(text).toMatch(
    new RegExp(
      [
        "Yours\n+Sun 22, 6:00 am\nRun own · You’re going",
        `${SITE}/dashboard/calendar/own\n+New in your groups\n+Tue 1 Dec, 9:00 pm\nRun walk · 4 places left, Tk 250`,
        `${SITE}/groups/g/meetups/walk\n+Times are Dhaka time, where no other is named\\.\n+News\n+Rules ${SITE}/x\n+Open my calendar:`,
        `${SITE}/dashboard/calendar\n`,
      ].join("\n"),
    ),
  );
  expect(html).toMatch(/border-left:4px solid #b9302a.*Run own.*border-left:4px solid #f2a71b.*Run walk/s);
  expect(html).toMatch(/<strong>Tue 1 Dec, 9:00 pm<\/strong>/);
});

test("where nothing comes it leads to the notices, and says nothing of a clock", async () => {
  const { text } = await write({ yours: [], parts: parts(1) });
  expect(text).toContain(`See your notices:\n${SITE}/dashboard/notices`);
  expect(text).not.toMatch(/calendar|Times are|Yours|New in/);
});

test("of many dates it shows ten of each part, and says where the others stand", async () => {
  const { text } = await write({ yours: many(13, "own"), fresh: many(11, "new"), parts: parts(1) });
  expect([text.match(/Run own/g)?.length, text.match(/Run new/g)?.length]).toEqual([10, 10]);
  expect(plain(text)).toContain(`And 3 more: see them all ${SITE}/dashboard/calendar.`);
  expect(plain(text)).toContain(`And 1 more: see them all ${SITE}/dashboard/notices.`);
});

test("no header, script, link or direction that somebody typed gets into it, however long", async () => {
  const bad = date("bad", { title: `${HOSTILE} ${"রং".repeat(400)}`, says: HOSTILE });
  const { subject, html = "", text } = await write({ displayName: HOSTILE, yours: [bad], fresh: [{ ...bad, _id: "too" }] });
  expect(subject).toBe("Your week: one meetup, and a new one in your groups");
  expect(html).not.toContain("<script");
  for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|\S@\S|\u202e|192\.0/);
  for (const [, href] of html.matchAll(/\shref="([^"]*)"/g)) expect(href).toMatch(/^http:\/\/localhost:3000(\/|$)/);
});
