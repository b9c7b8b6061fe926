// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { readMailbox, writeToMailbox } from "@/lib/platform/email/mailbox";

const MAIL = {
  _id: "0123456789abcdef01234567",
  createdAt: "2026-11-22T03:00:00.000Z",
  to: "rina@example.com",
  subject: "You are going\nBcc: all@evil.example",
  text: "Plain words",
  html: "<p>Words</p>",
  headers: { "List-Unsubscribe": "<http://localhost:3000/api/unsubscribe/x>" },
};

test("a mail with a file is words and file, each with its own type", async () => {
  const content = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  await writeToMailbox({ ...MAIL, attachments: [{ filename: 'run"\n.ics', contentType: "text/calendar; charset=utf-8", content }] });
  const text = (await readMailbox())[0]?.text ?? "";
  const [head = "", ...rest] = text.split("\n\n");
  expect(head.split("\n")).toEqual(
    expect.arrayContaining([
      "Subject: You are going Bcc: all@evil.example",
      "List-Unsubscribe: <http://localhost:3000/api/unsubscribe/x>",
      `Content-Type: multipart/mixed; boundary="file-${MAIL._id}"`,
    ]),
  );
  const body = rest.join("\n\n");
  const [words, calendar] = body.split(`--file-${MAIL._id}`).slice(1);
  expect(words).toContain(`Content-Type: multipart/alternative; boundary="part-${MAIL._id}"`);
  expect(words?.indexOf("Plain words")).toBeLessThan(words?.indexOf("<p>Words</p>") ?? 0);
  expect(calendar).toContain('Content-Disposition: attachment; filename="run .ics"');
  expect(calendar).toContain(content);
  expect(body.trimEnd().endsWith(`--file-${MAIL._id}--`)).toBe(true);
});
