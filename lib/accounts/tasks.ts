import { z } from "zod";
import type { Task } from "@/lib/platform/clock/schedule";

const At = z.iso.datetime();

/** News about an account that its owner did not ask for and cannot switch off. The work row may hold further data (`mail-limit.ts`). */
export const AccountNews = z.discriminatedUnion("what", [
  /** Goes to the present address of the account; `email` is the new one. */
  z.object({ what: z.literal("address-asked"), email: z.string() }),
  /** Goes to the former address of the account. */
  z.object({ what: z.literal("address-changed"), email: z.string(), to: z.string() }),
  z.object({ what: z.enum(["password-changed", "password-set", "taken-over", "deletion-called-off"]) }),
  z.object({ what: z.literal("new-device"), device: z.string(), at: At }),
  z.object({ what: z.literal("deletion-announced"), at: At }),
]);
export type AccountNews = z.output<typeof AccountNews>;

export const NEWS_KIND = "account.news";

/** The task that mails the news, due at once. */
export const newsTask = (accountId: string, news: AccountNews): Task => ({ kind: NEWS_KIND, lane: "mail", accountId, data: news });

/** The mail with the link that proves an address. The account decides which address. */
export const verificationTask = (accountId: string): Task & { key: string } => ({
  kind: "account.verify",
  lane: "mail",
  key: `verify ${accountId}`,
  accountId,
});

/** Days in which the owner can change their mind. */
export const DELETION_DAYS = 7;

export const DELETION_KIND = "account.delete";
export const deletionKey = (accountId: string): string => `delete ${accountId}`;

/** Deletes the account, unless the deletion is cancelled before. */
export const deletionTask = (accountId: string, dueAt: string): Task => ({
  kind: DELETION_KIND,
  key: deletionKey(accountId),
  dueAt,
  accountId,
});
