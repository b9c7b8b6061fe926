import { z } from "zod";
import type { Task } from "@/lib/platform/clock/schedule";

const At = z.iso.datetime();

/** What the owner of an account is told about it without having asked; it cannot be switched off. More may stand in the work (`mail-limit.ts`). */
export const AccountNews = z.discriminatedUnion("what", [
  /** To the address that is still the account's. */
  z.object({ what: z.literal("address-asked"), email: z.string() }),
  /** To the address that was the account's. */
  z.object({ what: z.literal("address-changed"), email: z.string(), to: z.string() }),
  z.object({ what: z.enum(["password-changed", "password-set", "taken-over", "deletion-called-off"]) }),
  z.object({ what: z.literal("new-device"), device: z.string(), at: At }),
  z.object({ what: z.literal("deletion-announced"), at: At }),
]);
export type AccountNews = z.output<typeof AccountNews>;

export const NEWS_KIND = "account.news";

/** The mail about it, due at once. */
export const newsTask = (accountId: string, news: AccountNews): Task => ({ kind: NEWS_KIND, lane: "mail", accountId, data: news });

/** The mail that asks for the proof of an address; the account says of which one. */
export const verificationTask = (accountId: string): Task & { key: string } => ({
  kind: "account.verify",
  lane: "mail",
  key: `verify ${accountId}`,
  accountId,
});

/** Time to think again. */
export const DELETION_DAYS = 7;

export const DELETION_KIND = "account.delete";
export const deletionKey = (accountId: string): string => `delete ${accountId}`;

/** The end of an account, unless it is called off before. */
export const deletionTask = (accountId: string, dueAt: string): Task => ({
  kind: DELETION_KIND,
  key: deletionKey(accountId),
  dueAt,
  accountId,
});
