import "server-only";
import { z } from "zod";
import { cursorWord } from "@/lib/cursor-word";
import { flagWord } from "@/lib/flag-word";
import { pageOf } from "@/lib/list-page";
import { readBounce } from "@/lib/platform/email/bounces";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { reply } from "@/lib/platform/http/reply";
import { restAddress, unsubscribe } from "./address-commands";
import { changeNoticeSettings, markRead } from "./commands";
import { countUnread, getNoticeSettings, listNotices } from "./queries";
import { BellCount, NoticePage, ReadInput, SettingsInput, SettingsView, Unread } from "./schema";
import { sendSummary } from "./summary-commands";

export const getNotices = operation({
  method: "GET",
  path: "/api/notices",
  summary: "One's notices, the newest first",
  actor: "required",
  query: z.strictObject({ after: cursorWord(), unread: flagWord() }),
  answer: NoticePage,
  errors: ["not_found"],
  handle: async ({ actor, query }) => pageOf(await listNotices(actor, { after: query.after, unread: query.unread !== undefined })),
});

export const getUnread = operation({
  method: "GET",
  path: "/api/notices/unread",
  summary: "How many notices one has not read; 100 stands for more",
  actor: "optional",
  answer: BellCount,
  errors: ["not_found"],
  handle: ({ actor }) => (actor ? countUnread(actor) : { count: null }),
});

export const putRead = operation({
  method: "PUT",
  path: "/api/notices/read",
  summary: "Mark some of one's notices as read, or all there are; says how many are left",
  actor: "required",
  body: ReadInput,
  answer: Unread,
  errors: ["not_found"],
  handle: ({ actor, body }) => markRead(actor, body),
});

export const getSettings = operation({
  method: "GET",
  path: "/api/accounts/me/notice-settings",
  summary: "What one wants to hear about, and when",
  actor: "required",
  answer: SettingsView,
  errors: ["not_found"],
  handle: ({ actor }) => getNoticeSettings(actor),
});

export const putSettings = operation({
  method: "PUT",
  path: "/api/accounts/me/notice-settings",
  summary: "Change what one wants to hear about; what is not given stays",
  actor: "required",
  body: SettingsInput,
  answer: SettingsView,
  errors: ["not_found", "conflict"],
  handle: ({ actor, body }) => changeNoticeSettings(actor, body),
});

export const postSummary = operation({
  method: "POST",
  path: "/api/accounts/me/summary",
  summary: "Mail oneself a summary of what one has not read, to look at",
  actor: "required",
  answer: z.strictObject({ sent: z.literal(true) }),
  errors: ["not_found", "conflict"],
  handle: ({ actor }) => sendSummary(actor),
});

export const postUnsubscribe = operation({
  method: "POST",
  path: "/api/unsubscribe/{token}",
  summary: "Stop one kind of mail (RFC 8058); the token is in the mail and can do nothing else",
  actor: "none",
  fromAnywhere: true,
  answer: z.strictObject({ unsubscribed: z.literal(true) }),
  errors: ["not_found"],
  async handle({ params, body }) {
    const done = await unsubscribe(params.token);
    // The form of our own page answers with a page that says which mails are off now.
    const isPage = new URLSearchParams(String(body)).get("from") === "page";
    return isPage ? reply(303, done, { location: `/unsubscribe/${encodeURIComponent(params.token)}` }) : done;
  },
});

/**
 * A mail program without its own unsubscribe button opens the same address with GET. It gets a page that asks first; GET changes nothing.
 */
export const getUnsubscribe = operation({
  method: "GET",
  path: "/api/unsubscribe/{token}",
  summary: "The page that asks whether to stop these mails",
  actor: "none",
  answer: z.strictObject({}),
  internal: true,
  handle: ({ params }) => reply(303, {}, { location: `/unsubscribe/${encodeURIComponent(params.token)}` }),
});

export const postMailEvent = operation({
  method: "POST",
  path: "/api/mail-events",
  summary: "What the mail provider tells about a mail",
  actor: "none",
  fromAnywhere: true,
  answer: z.strictObject({ taken: z.literal(true) }),
  internal: true,
  async handle({ body, request }) {
    const bounce = readBounce(String(body), request.headers);
    for (const address of bounce?.addresses ?? []) await restAddress(address, bounce?.why ?? "bounced");
    return { taken: true as const };
  },
});

export const OPERATIONS: readonly Operation[] = [
  getNotices,
  getUnread,
  putRead,
  getSettings,
  putSettings,
  postSummary,
  postUnsubscribe,
  getUnsubscribe,
  postMailEvent,
];
