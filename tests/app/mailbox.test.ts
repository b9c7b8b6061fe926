// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import MailboxPage from "@/app/mailbox/page";
import { sendMessage } from "@/lib/contact/commands";
import { takeDue } from "@/lib/platform/clock/take-due";
import { JOBS } from "@/lib/rooms";

test("shows developers the mails of this machine as text, newest first", async () => {
  expect(renderToStaticMarkup(await MailboxPage())).toContain("No mail yet.");
  for (const name of ["First", "Second"]) {
    await sendMessage({ name, email: "rina@example.com", message: "<b>Hello</b>" });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await takeDue("mail", JOBS);
  const page = renderToStaticMarkup(await MailboxPage());
  expect(page.indexOf("Message from Second")).toBeLessThan(page.indexOf("Message from First"));
  expect(page).toContain("&lt;b&gt;Hello&lt;/b&gt;");
});
