import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";
import { FAN_OUT_KIND } from "@/lib/events/tasks";
import { type Jobs, NotYet, recurring } from "@/lib/platform/clock/jobs";
import type { DueWork } from "@/lib/platform/clock/record";
import { scheduleAll } from "@/lib/platform/clock/schedule";
import { mailJob } from "@/lib/platform/email/mail-job";
import type { MailJob } from "@/lib/platform/email/preview";
import type { Mail, Send } from "@/lib/platform/email/send";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { type Addressee, addresseeOf, awakeAt } from "./addressee-queries";
import { aheadOf } from "./calendar-queries";
import { clearJob } from "./clear-jobs";
import { DEFAULT_SETTINGS, nextDigest, rhythmKey } from "./delivery-rules";
import { deskOf, desksThatWait } from "./desk-queries";
import { fanOutJob } from "./fan-out-jobs";
import { datesToldTo } from "./file-queries";
import { invitationMail, takesInvitation } from "./invitation-jobs";
import { bundleMail, oneMail, summaryMail } from "./mails";
import { planJob } from "./plan-jobs";
import { type Notice, NoticeSettings, Notices } from "./record";
import { BUNDLE_PREVIEW, DIGEST_PREVIEWS, INVITATION_PREVIEW, NOTICE_PREVIEWS, SAMPLE_PREVIEW } from "./samples";
import { heldBy, hold, MOST_IN_MAIL } from "./store";
import { unreadSummary } from "./summary-queries";
import {
  BUNDLE_MAIL,
  BundleData,
  CLEAR_KIND,
  DIGEST_MAIL,
  DigestData,
  digestTask,
  INVITATION_MAIL,
  NOTICE_MAIL,
  NoticeData,
  PLAN_KIND,
  SAMPLE_MAIL,
} from "./tasks";

/** A mail about one notice, sent on its own. */
async function one(db: Database, work: DueWork): Promise<Mail | null> {
  const { noticeId } = NoticeData.parse(work.data);
  const row = await db.read((reader) => reader.get(Notices, noticeId));
  const known = row?.mail === "now" ? await addresseeOf(db, row.accountId, [row]) : null;
  const [told] = known?.told ?? [];
  if (!known || !told || (row?.kind === "invited" && !(await takesInvitation(db, work, known.email)))) return null;
  const dates = await db.read((reader) => datesToldTo(reader, known.accountId, told));
  return { to: known.email, ...(await oneMail(known, { ...told, ...dates })) };
}

const digestOf = ({ accountId, data }: DueWork) => ({ accountId: accountId ?? "", ...DigestData.parse(data) });

/** The notices of this summary. If the person's times changed since it was planned, it takes no new notices. */
function held(db: Database, work: DueWork): Promise<Notice[]> {
  const { accountId, mail, rhythm } = digestOf(work);
  const now = new Date().toISOString();
  return db.write(async (tx) => {
    const account = await tx.get(Accounts, accountId);
    if (!account) return [];
    const settings = { ...((await tx.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS), zone: account.zone };
    const today = rhythmKey(settings, account.zone);
    const rows = today === rhythm ? await hold(tx, work._id, { accountId, mail }) : await heldBy(tx, work._id);
    if (today !== rhythm || rows.length >= MOST_IN_MAIL)
      await scheduleAll(tx, [digestTask(accountId, mail, nextDigest(mail, now, settings), today)]);
    return rows;
  });
}

async function summary(db: Database, every: Parameters<typeof summaryMail>[0], known: Addressee | null): Promise<Mail | null> {
  if (!known) return null;
  const besides = { ahead: await aheadOf(db, known, every === "weekly" ? 7 : 1), desks: await desksThatWait(db, known.accountId) };
  return { to: known.email, ...(await summaryMail(every, known, known.told, besides)) };
}

/** The summary of what is new since the last one, without what the person has read in the app. */
async function digest(db: Database, work: DueWork): Promise<Mail | null> {
  const rows = await held(db, work);
  const known = rows.length > 0 ? await addresseeOf(db, work.accountId ?? "", rows) : null;
  return summary(db, digestOf(work).mail, known);
}

/** A sample summary of what is unread. It does not take the notices, so the next summary includes them too. */
async function sample(db: Database, work: DueWork): Promise<Mail | null> {
  const known = await unreadSummary(db, work.accountId ?? "");
  return summary(db, "sample", known);
}

const bundleOf = ({ accountId, data }: DueWork) =>
  ({ accountId: accountId ?? "", mail: "bundle", groupId: BundleData.parse(data).groupId }) as const;

async function bundle(db: Database, work: DueWork): Promise<Mail | null> {
  const rows = await db.write((tx) => hold(tx, work._id, bundleOf(work)));
  const known = rows.length > 0 ? await addresseeOf(db, work.accountId ?? "", rows) : null;
  const [first, ...others] = known?.told ?? [];
  return known && first
    ? { to: known.email, ...(await bundleMail(known, [first, ...others], await deskOf(db, bundleOf(work).groupId))) }
    : null;
}

type Make = (db: Database, work: DueWork) => Promise<Mail | null>;

/**
 * A mail that could not be sent in time (the provider was down, no process ran) may become due in its reader's quiet hours. This check
 * comes before the mail takes its notices, so that it also includes those that come until it is sent.
 */
const awake =
  (make: Make): Make =>
  async (db, work) => {
    const now = new Date().toISOString();
    const dueAt = await awakeAt(db, work.accountId ?? "", now);
    if (dueAt !== now) throw new NotYet(dueAt);
    return make(db, work);
  };

/** Tests pass `open` and `send` to run several processes. */
export function noticeJobs(open: () => Promise<Database> = database, send?: Send): Jobs {
  const mail = (make: Make, preview: MailJob["preview"]): MailJob => mailJob(async (work) => make(await open(), work), preview, send);
  return {
    [FAN_OUT_KIND]: fanOutJob(open),
    [PLAN_KIND]: planJob(open),
    [CLEAR_KIND]: recurring(DAY_MS, clearJob(open)),
    [NOTICE_MAIL]: mail(awake(one), NOTICE_PREVIEWS),
    [DIGEST_MAIL]: mail(awake(digest), DIGEST_PREVIEWS),
    [BUNDLE_MAIL]: mail(awake(bundle), BUNDLE_PREVIEW),
    [SAMPLE_MAIL]: mail(sample, SAMPLE_PREVIEW),
    [INVITATION_MAIL]: mail(invitationMail, INVITATION_PREVIEW),
  };
}

export const NOTICE_JOBS = noticeJobs();
