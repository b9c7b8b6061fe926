// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/contact/route";
import { dataDir, send } from "@/tests/support/api";
import { PATIENCE } from "@/tests/support/patience";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "100";
});

const FORM = "application/x-www-form-urlencoded";
const message = (changes: Record<string, unknown> = {}) => ({
  name: "Rina",
  email: "Rina@Example.com",
  message: "নমস্কার!\nHello.",
  ...changes,
});
const post = (body: unknown) => send(POST, { method: "POST", path: "/api/contact", body });
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(POST, {
    method: "POST",
    path: "/api/contact",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": FORM, ...headers },
  });

const mails = () => readdirSync(join(dataDir(), "mailbox")).map((name) => readFileSync(join(dataDir(), "mailbox", name), "utf8"));
const mailOf = (id: string) => vi.waitFor(() => mails().find((mail) => mail.includes(id)) ?? expect.fail("not yet"), PATIENCE);

describe("JSON", () => {
  test("is kept, answered with 201 and lands in the mailbox", async () => {
    const response = await post(message());
    expect(response.status).toBe(201);
    const { insertedId } = await response.json();
    const mail = await mailOf(insertedId);
    expect(mail).toContain("Reply-To: rina@example.com\nSubject: Message from Rina\n");
    expect(mail).toContain("\n\nName: Rina\nE-mail: rina@example.com\n\nনমস্কার!\nHello.\n");
    expect(mail).toContain("Content-Type: text/html; charset=utf-8");
  });

  test.each([
    [{ name: "" }, "name"],
    [{ email: "nobody" }, "email"],
    [{ email: "a@b.example\r\nBcc: all@b.example" }, "email"],
    [{ message: "   " }, "message"],
    [{ message: "x".repeat(5001) }, "message"],
    [{ to: "victim@example.com" }, "to"],
    [{ name: { $gt: "" } }, "name"],
  ])("%j is refused at its field", async (changes, field) => {
    const response = await post(message(changes));
    expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([422, [field]]);
  });

  test("a name cannot write headers", async () => {
    const { insertedId } = await (await post(message({ name: "Eve\r\nBcc: all@victim.example\u2028X: y" }))).json();
    const [headers = ""] = (await mailOf(insertedId)).split("\n\n");
    expect(headers).not.toMatch(/^(Bcc|X):/m);
    expect(headers).toContain("Subject: Message from Eve Bcc: all at victim. example X: y");
  });
});

describe("a plain form", () => {
  test("goes on to a page, so that reloading sends nothing twice", async () => {
    const response = await postForm(message() as Record<string, string>, {
      origin: "http://localhost:3000",
      "sec-fetch-site": "same-origin",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact/sent"]);
  });

  test("refused: a page with the reason and everything that was typed, nothing of it as HTML", async () => {
    const response = await postForm({ name: '"><script>alert(1)</script>', email: "no", message: "</textarea><b>kept</b>" });
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain("Enter an e-mail address such as you@example.com.");
    expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;kept&lt;/b&gt;");
    expect(html).not.toMatch(/<script|<b>/);
  });

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  ])("from elsewhere (%j) is refused", async (headers: Record<string, string>) => {
    expect((await postForm(message() as Record<string, string>, headers)).status).toBe(403);
  });

  test("a field given twice is refused", async () => {
    const headers = { "content-type": FORM };
    expect((await send(POST, { method: "POST", body: "name=a&name=b&email=a@b.example&message=x", headers })).status).toBe(422);
  });
});
