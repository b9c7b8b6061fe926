import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import type { Place } from "../../support/app-server";
import type { Visitor } from "./memberships";

/** The mails to an address in the mailbox folder of the site, the oldest first. */
function mailsTo({ env }: Place, address: string): string[] {
  const folder = join(env.DATA_DIR ?? "", "mailbox");
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`));
}

/** Waits for a mail and returns the newest one with this subject. */
export async function mailTo(place: Place, address: string, subject: string): Promise<string> {
  let mail: string | undefined;
  const look = () => {
    try {
      mail = mailsTo(place, address).findLast((text) => text.includes(`\nSubject: ${subject}\n`));
    } catch {
      // No mail at all yet: there is no folder.
    }
    return mail;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  return mail ?? "";
}

/** The part of a mail that most programs show. */
export const htmlOf = (mail: string): string => /<html[\s\S]*<\/html>/.exec(mail)?.[0] ?? "";

/** The path of the link in a mail. */
export const linkIn = (mail: string): string => /\/(?:reset|verification)\/[\w.-]+/.exec(mail)?.[0] ?? "";

/** Mail about groups goes to proven addresses only, and is sent by people who have one. */
export async function confirmAddress({ page, email }: Visitor, place: Place): Promise<void> {
  await page.goto(linkIn(await mailTo(place, email, "Confirm your address")));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page).toHaveURL("/dashboard/account");
}
