// First: gives this file a store of its own.
import "@/tests/support/api";

import { describe, expect, test, vi } from "vitest";
import { EVENT_KINDS } from "@/lib/events/schema";
import { JOBS } from "@/lib/jobs";
import { KIND_RULES } from "@/lib/notices/kind-schema";
import { BUNDLE_MAIL, DIGEST_MAIL, NOTICE_MAIL } from "@/lib/notices/tasks";
import { PREVIEWS } from "@/lib/previews";

/** Which jobs send a mail: those that `mailJob` made. */
const mailJobs = vi.hoisted(() => new Set<unknown>());
vi.mock("@/lib/platform/email/mail-job", async (importOriginal) => {
  const { mailJob } = await importOriginal<typeof import("@/lib/platform/email/mail-job")>();
  return {
    mailJob: (...given: Parameters<typeof mailJob>) => {
      const job = mailJob(...given);
      mailJobs.add(job);
      return job;
    },
  };
});

const kinds = Object.keys(PREVIEWS);
const mailKinds = Object.entries(JOBS).flatMap(([kind, job]) => (mailJobs.has(job) ? [kind] : []));

describe("every mail of the product has a preview", () => {
  test("there are mails", () => expect(mailKinds).toContain("account.reset"));

  test.each(mailKinds)("%s", (kind) => expect(kinds.filter((one) => one === kind || one.startsWith(`${kind}.`))).not.toEqual([]));

  test.each(EVENT_KINDS.filter((kind) => KIND_RULES[kind].topic !== null))("a notice: %s", (kind) =>
    expect(kinds).toContain(`${NOTICE_MAIL}.${kind}`),
  );

  // They gather what waits before they send it, so that nothing marks them as jobs of a mail.
  test.each([BUNDLE_MAIL, `${DIGEST_MAIL}.daily`, `${DIGEST_MAIL}.weekly`])("several notices together: %s", (kind) =>
    expect(kinds).toContain(kind),
  );
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
    expect(text.includes("http://localhost:3000/dashboard/account#notices")).toBe(stoppable);
  });
});
