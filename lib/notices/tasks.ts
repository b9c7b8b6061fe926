import { z } from "zod";
import type { Task } from "@/lib/platform/clock/schedule";
import type { Delivery, DigestKind } from "./delivery-rules";
import type { Notice } from "./record";

export const NOTICE_MAIL = "notices.mail";
export const DIGEST_MAIL = "notices.digest";
export const CLEAR_KIND = "notices.clear";
export const PLAN_KIND = "notices.plan";
export const INVITATION_MAIL = "notices.invitation";

export const NoticeData = z.object({ noticeId: z.string() });
/** `rhythm` is the key of the settings from which the due time was computed. */
export const DigestData = z.object({ mail: z.enum(["daily", "weekly"]), rhythm: z.string() });
export const BundleData = z.object({ groupId: z.string() });
export const InvitationData = z.object({ invitationId: z.string() });

export const BUNDLE_MAIL = "notices.bundle";
export const SAMPLE_MAIL = "notices.sample";

/** A mail about one notice. */
const noticeTask = ({ _id, accountId }: Notice, dueAt: string): Task => ({
  kind: NOTICE_MAIL,
  lane: "mail",
  accountId,
  dueAt,
  data: { noticeId: _id },
});

/** A person's summary. There is one per person at a time, and all of their notices go into it. */
export const digestTask = (accountId: string, mail: DigestKind, dueAt: string, rhythm: string): Task => ({
  kind: DIGEST_MAIL,
  lane: "mail",
  accountId,
  dueAt,
  key: `${mail} ${accountId} ${dueAt}`,
  data: { mail, rhythm },
});

/** Plans the summaries of all who were told of an event in more than one transaction. */
export const planTask = (eventId: string): Task => ({ kind: PLAN_KIND, data: { eventId } });

const bundleTask = (accountId: string, groupId: string, dueAt: string): Task => ({
  kind: BUNDLE_MAIL,
  lane: "mail",
  accountId,
  dueAt,
  data: { groupId },
});

/** A sample summary that the person asked for. A second request while the first one waits adds nothing. */
export const sampleTask = (accountId: string): Task => ({
  kind: SAMPLE_MAIL,
  lane: "mail",
  accountId,
  key: `summary ${accountId}`,
});

/** A mail to a person who may have no account. */
export const invitationTask = (invitationId: string): Task => ({
  kind: INVITATION_MAIL,
  lane: "mail",
  key: `invitation ${invitationId}`,
  data: { invitationId },
});

/** The task that sends the notice's mail; null if it has none. */
export function mailTask(notice: Notice, { mail, dueAt }: Delivery, rhythm: string): Task | null {
  switch (mail) {
    case "now":
      return noticeTask(notice, dueAt);
    case "daily":
    case "weekly":
      return digestTask(notice.accountId, mail, dueAt, rhythm);
    case "bundle":
      return notice.groupId === null ? null : bundleTask(notice.accountId, notice.groupId, dueAt);
    case null:
      return null;
  }
}
