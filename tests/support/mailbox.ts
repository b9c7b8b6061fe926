import { takeDue } from "@/lib/platform/clock/take-due";
import { readMailbox } from "@/lib/platform/email/mailbox";
import { JOBS } from "@/lib/rooms";

/** Sends the waiting mails, then returns those of an address, the newest first. */
export async function mailsTo(address: string): Promise<string[]> {
  await takeDue("mail", JOBS);
  const mails = await readMailbox();
  return mails.map(({ text }) => text).filter((text) => new RegExp(`^To: ${address.replace(/[.+]/g, "\\$&")}$`, "m").test(text));
}

/** The token of the newest link to a page in the mails of an address. */
export async function tokenFor(address: string, page: "reset" | "verification"): Promise<string | undefined> {
  const [mail = ""] = (await mailsTo(address)).filter((text) => text.includes(`/${page}/`));
  return new RegExp(`/${page}/([\\w.-]+)`).exec(mail)?.[1];
}
