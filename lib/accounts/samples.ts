import type { MailPreview, MailPreviews } from "@/lib/platform/email/preview";
import { accountNewsMail } from "./mails";
import type { AccountNews } from "./tasks";

/** The person the sample mails are written to. */
export const SAMPLE_PERSON = { displayName: "Tahmina Akter", zone: "Asia/Dhaka" };
export const SAMPLE_MOMENT = "2026-11-28T10:02:00.000Z";

const SAMPLES: Record<AccountNews["what"], [title: string, news: AccountNews]> = {
  "address-asked": ["The address is about to change", { what: "address-asked", email: "new@example.com" }],
  "address-changed": ["The address was changed", { what: "address-changed", email: "new@example.com", to: "old@example.com" }],
  "password-changed": ["The password was changed", { what: "password-changed" }],
  "password-set": ["The first password", { what: "password-set" }],
  "taken-over": ["The account was taken back", { what: "taken-over" }],
  "new-device": ["A new device", { what: "new-device", device: "Firefox on Linux", at: SAMPLE_MOMENT }],
  "deletion-announced": ["The account will be deleted", { what: "deletion-announced", at: SAMPLE_MOMENT }],
  "deletion-called-off": ["The account stays", { what: "deletion-called-off" }],
};

export const NEWS_PREVIEWS: MailPreviews = Object.fromEntries(
  Object.entries(SAMPLES).map(([what, [title, news]]): [string, MailPreview] => [
    what,
    { title, write: () => accountNewsMail(SAMPLE_PERSON, news) },
  ]),
);
