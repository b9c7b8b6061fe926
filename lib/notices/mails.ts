import "server-only";
import type { EventKind } from "@/lib/events/schema";
import { calendarFile, takesOut } from "@/lib/meetups/calendar-answers";
import { patchParts } from "@/lib/meetups/date-format-rules";
import { HOBBY_COLORS } from "@/lib/meetups/hobby-color-rules";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import type { PatchDay } from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { type Ahead, freshIn, timesWords, yoursIn } from "./calendar-rules";
import { digestMail } from "./digest-mails";
import { KIND_RULES, NOTICE_TOPICS, type NoticeTopic, TOPIC_RULES } from "./kind-schema";
import { datesOffFacts } from "./meetup-rules";
import { type Note, type NoticeMail, noticeMail } from "./notice-mails";
import { ANSWERS, answerPath } from "./question-schema";
import { unsubscribeToken } from "./secrets";
import type { NoticeInMail, Written } from "./shared-mails";
import type { DetailedNotice } from "./view-queries";
import { type Desk, deskWords, lineWords, requestWords } from "./waiting-rules";

/** The person a mail is for. */
interface Addressee {
  accountId: string;
  displayName: string | null;
}

const inMail = ({ view: { _id, title, detail, facts, path } }: DetailedNotice): NoticeInMail => ({ _id, title, detail, facts, path });

/** The links for both answers, while the notice waits for one. */
function answersIn({ view: { _id, kind, waits } }: DetailedNotice): NoticeMail["answers"] {
  const words = waits ? ANSWERS[kind] : undefined;
  return words && { yes: { says: words.yes, path: answerPath(_id, "yes") }, no: { says: words.no, path: answerPath(_id, "no") } };
}

const topicOf = ({ view }: DetailedNotice): NoticeTopic => KIND_RULES[view.kind].topic ?? "groups";

/** The calendar file with the notice's meetups. */
function files({ file }: DetailedNotice): Mail["attachments"] {
  const [first] = file;
  if (!first) return undefined;
  const content = calendarFile(file.length > 1 ? first.groupName : first.title, file);
  return [{ filename: "meetup.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content }];
}

/** The mails that say how to give a place back. A host may get the reminder without having a place. */
const MAY_GIVE_BACK: ReadonlySet<EventKind> = new Set(["seat-confirmed", "meetup-reminder"]);
const giveBack = (meetupId: string, inLine: number): Note => ({
  before: "Can’t make it after all? ",
  says: "Give your place back",
  path: myMeetupPath(meetupId),
  after: inLine > 0 ? ", and the next in line hears of it at once." : ".",
});

/** What the file does in the calendar that opens it. */
function fileWords(file: DetailedNotice["file"]): string {
  const [many, out] = [file.length > 1, file.every(takesOut)];
  const what = many ? `your ${file.length} dates` : "the meetup";
  if (many && !out) return `The file with this mail brings ${what} in your calendar up to date.`;
  return `The file with this mail ${out ? `takes ${what} out of` : `puts ${what} into`} your calendar.`;
}

function notesOf({ file, goes, inLine, view: { kind, meetupId } }: DetailedNotice): Note[] {
  const notes: Note[] = [];
  if (MAY_GIVE_BACK.has(kind) && meetupId !== null && goes) notes.push(giveBack(meetupId, inLine));
  if (kind === "still-coming") notes.push("No answer keeps your place.");
  return file.length > 0 ? [...notes, fileWords(file)] : notes;
}

/** The day of the meetup, in the colours of its group's hobby. */
function dayOf({ calendar }: DetailedNotice): PatchDay | undefined {
  if (calendar === null) return undefined;
  const { startsAt, zone, category } = calendar;
  return { ...patchParts(startsAt, zone), colors: HOBBY_COLORS[category] };
}

/** A mail about one notice. */
export async function oneMail({ accountId, displayName }: Addressee, told: DetailedNotice): Promise<Written> {
  const topic = topicOf(told);
  const attachments = files(told);
  return noticeMail({
    displayName,
    why: TOPIC_RULES[topic].why,
    unsubscribe: await unsubscribeToken(accountId, topic),
    notices: [inMail(told)],
    facts: [...told.facts, ...(told.view.kind === "meetup-cancelled" ? datesOffFacts(told.file, told.stays, told.view.createdAt) : [])],
    day: dayOf(told),
    stakes: told.view.kind === "still-coming" ? lineWords(told.inLine) : null,
    act: told.view.act,
    answers: answersIn(told),
    notes: notesOf(told),
    ...(attachments && { attachments }),
  });
}

/** The requests to one group that came within a quarter of an hour. `desk` is null if the group was deleted since. */
export async function bundleMail(
  { accountId, displayName }: Addressee,
  [first, ...others]: readonly [DetailedNotice, ...DetailedNotice[]],
  desk: Desk | null,
): Promise<Written> {
  return noticeMail({
    displayName,
    why: TOPIC_RULES.requests.why,
    unsubscribe: await unsubscribeToken(accountId, "requests"),
    notices: [inMail(first), ...others.map(inMail)],
    ...(others.length > 0 && { title: `${others.length + 1} people wait for your answer` }),
    stakes: desk && requestWords(desk, others.length + 1),
    act: others.length > 0 ? "See the requests" : first.view.act,
    answers: others.length > 0 ? undefined : answersIn(first),
  });
}

const WHY = {
  daily: "You get this because some of your notices come in a daily summary.",
  weekly: "You get this because you chose a weekly summary.",
  sample: "You get this because you asked for one, to look at.",
} as const;

/** What a summary contains besides notices. */
interface Besides {
  ahead: Ahead;
  /** The groups whose requests wait for an answer. */
  desks: readonly Desk[];
}

/** A summary: the calendar, then what else is new, topic by topic. A sample is made like a daily one. */
export async function summaryMail(
  every: keyof typeof WHY,
  { accountId, displayName }: Addressee,
  told: readonly DetailedNotice[],
  { ahead, desks }: Besides,
): Promise<Written> {
  const parts = NOTICE_TOPICS.map((topic) => ({
    title: TOPIC_RULES[topic].title,
    notices: told.filter((one) => one.offer === null && topicOf(one) === topic).map(inMail),
  }));
  return digestMail({
    displayName,
    why: WHY[every],
    unsubscribe: await unsubscribeToken(accountId, every === "weekly" ? "weekly" : "daily"),
    every: every === "weekly" ? "week" : "day",
    yours: yoursIn(ahead),
    fresh: freshIn(told, ahead),
    times: timesWords(ahead),
    parts: parts.filter(({ notices }) => notices.length > 0),
    open: desks.map((desk) => ({ says: deskWords(desk), path: `/dashboard/groups/${desk.groupId}` })),
  });
}
