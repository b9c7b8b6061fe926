// First: gives this file a store of its own.
import "@/tests/support/api";

import { describe, expect, test, vi } from "vitest";
import { EVENT_KINDS } from "@/lib/events/schema";
import { KIND_RULES } from "@/lib/notices/kind-schema";
import { BUNDLE_MAIL, DIGEST_MAIL, NOTICE_MAIL } from "@/lib/notices/tasks";
import { Work } from "@/lib/platform/clock/record";
import { beginRecurring } from "@/lib/platform/clock/schedule";
import type { MailJob } from "@/lib/platform/email/preview";
import { database } from "@/lib/platform/store";
import { JOBS, PREVIEWS } from "@/lib/rooms";
import { byText } from "@/tests/support/records";

/** What each mail of the product was given as its preview; the compiler sees to it that there is one. */
const given = vi.hoisted(() => new Set<MailJob["preview"]>());
vi.mock("@/lib/platform/email/mail-job", async (importOriginal) => {
  const { mailJob } = await importOriginal<typeof import("@/lib/platform/email/mail-job")>();
  return {
    mailJob: (...args: Parameters<typeof mailJob>) => {
      const job = mailJob(...args);
      given.add(job.preview);
      return job;
    },
  };
});

const kinds = Object.keys(PREVIEWS);

test("every mail of the product can be looked at, also where a job does more than send it", () => {
  const shown = new Set<unknown>(Object.values(PREVIEWS));
  expect(given.size).toBeGreaterThan(6);
  expect([...given].filter((one) => !shown.has(one) && !Object.values(one).some((each) => shown.has(each)))).toEqual([]);
  const notices = EVENT_KINDS.filter((kind) => KIND_RULES[kind].topic !== null).map((kind) => `${NOTICE_MAIL}.${kind}`);
  expect(kinds).toEqual(
    expect.arrayContaining([...notices, "account.reset", "account.verify", "account.verify.new", BUNDLE_MAIL, `${DIGEST_MAIL}.daily`]),
  );
});

test("what recurs is on the clock from the first start on, once", async () => {
  const db = await database();
  await Promise.all([beginRecurring(db, JOBS), beginRecurring(db, JOBS)]);
  const kindsDue = (await db.read((reader) => reader.list(Work))).map(({ kind }) => kind);
  expect(kindsDue.toSorted(byText)).toEqual(["meetup-clock", "memberships.clear", "notices.clear", "sessions.clear"]);
});

const ABOUT_MEETUPS = ["new-meetups", "places", "meetups", "reminders"];

test.each(EVENT_KINDS.filter((kind) => KIND_RULES[kind].topic !== null))(
  "%s: a mail about a meetup shows its day, no other does",
  async (kind) => {
    const { html = "", subject } = (await PREVIEWS[`${NOTICE_MAIL}.${kind}`]?.write()) ?? {};
    const patch = /Sat<br\/><span[^>]*>28<\/span><br\/>Nov/;
    const about = ABOUT_MEETUPS.includes(KIND_RULES[kind].topic ?? "");
    expect([patch.test(html), subject?.endsWith(" Sat 28 Nov")]).toEqual([about, about]);
  },
);

describe.each(kinds)("%s", (kind) => {
  test("has a subject, HTML without a script, and the same in plain text", async () => {
    const { subject, html, text } = (await PREVIEWS[kind]?.write()) ?? { subject: "", text: "" };
    expect(subject).not.toBe("");
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<script|\son\w+=/);
    expect(text).toContain("HobbyHub");
    for (const [, href = ""] of html?.matchAll(/\shref="([^"]*)"/g) ?? []) {
      expect(href).toMatch(/^http:\/\/localhost:3000(\/|$)/);
      expect(text).toContain(href.replaceAll("&amp;", "&").replace(/\/$/, ""));
    }
  });

  // Without being signed in (RFC 8058). What is about an account always comes.
  const stoppable = kind.startsWith("notices.");
  test(stoppable ? "can be stopped by one press" : "cannot be stopped", async () => {
    const { headers = {}, text } = (await PREVIEWS[kind]?.write()) ?? { text: "" };
    expect(headers["List-Unsubscribe-Post"]).toBe(stoppable ? "List-Unsubscribe=One-Click" : undefined);
    expect(/^<http:\/\/localhost:3000\/api\/unsubscribe\/[^/]+>$/.test(headers["List-Unsubscribe"] ?? "")).toBe(stoppable);
    // Somebody without an account has no settings.
    expect(text.includes("http://localhost:3000/dashboard/account#notices")).toBe(stoppable && kind !== "notices.invitation");
  });
});
