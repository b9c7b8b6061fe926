import { expect, test } from "vitest";
import { contactMail } from "@/lib/contact/mails";

const HOSTILE = "<script>alert(1)</script> https://evil.example/x\r\nBcc: all@evil.example \u202egnp";

test("a message to the team carries no script, link, header or direction of what somebody typed, but the address to answer to", async () => {
  const { subject, html = "", text, replyTo } = await contactMail({ name: HOSTILE, email: "rina@example.com", message: HOSTILE });
  expect(replyTo).toBe("rina@example.com");
  expect(html).not.toContain("<script");
  for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|:\/\/evil|all@|\u202e/);
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href);
  expect(new Set(hrefs)).toEqual(new Set(["http://localhost:3000"]));
});

test("the lines of a message stay lines", async () => {
  const { html, text } = await contactMail({ name: "Rina", email: "rina@example.com", message: "One\n\nTwo" });
  expect(text).toContain("One\n\nTwo");
  expect(html?.match(/<br\/>/g)).toHaveLength(3);
});
