import type { EventKind } from "@/lib/events/schema";
import { type Cadence, KIND_RULES, type NoticeTopic, TOPIC_RULES } from "./kind-schema";
import type { NoticeSettingsRow, Resting } from "./record";
import { afterQuiet, nextDaily, nextWeekly, type Rhythm } from "./time-rules";

export type Settings = Omit<NoticeSettingsRow, "_id">;

/** The settings of a person who never chose any. */
export const DEFAULT_SETTINGS: Settings = { topics: {}, quiet: null, digestAt: "08:00", digestDay: 7, muted: [] };

/** What the person chose for a topic, or its default. */
export function choiceOf(settings: Settings, topic: NoticeTopic): { app: boolean; mail: Cadence } {
  const { always = false, mail } = TOPIC_RULES[topic];
  const chosen = settings.topics[topic];
  return { app: always || (chosen?.app ?? true), mail: chosen?.mail ?? mail };
}

/**
 * The app always shows these, whatever the person chose. A group's move takes along the address of every member who does not say no, and an
 * offer to take a group over ends if nobody answers it.
 */
const MUST_BE_KNOWN: ReadonlySet<EventKind> = new Set(["group-moved", "transfer-offered"]);

export const isMuted = ({ muted }: Settings, kind: EventKind, groupId: string | null, at: string): boolean =>
  !KIND_RULES[kind].throughMute && muted.some((mute) => mute.groupId === groupId && (mute.until === null || mute.until > at));

export type MailKind = "now" | "bundle" | "daily" | "weekly";
export type DigestKind = "daily" | "weekly";

export const isDigest = (mail: MailKind | null): mail is DigestKind => mail === "daily" || mail === "weekly";

/** Several notices of these kinds in one group are sent together in one mail. */
const BUNDLED: ReadonlySet<EventKind> = new Set(["request-received"]);
const BUNDLE_MS = 15 * 60_000;

/**
 * A summary may be due this soon at the earliest for a notice to rely on it. A transaction that adds a notice may still be open when an
 * earlier summary is made, and that summary would miss the notice.
 */
export const MARGIN_MS = 2 * 60_000;

/** Whether the owner of an address stopped invitations to it, even if mail to it also came back. */
export const stopsInvitations = ({ why, unwanted }: Pick<Resting, "why" | "unwanted">): boolean => why === "unwanted" || unwanted;

/** The person's settings, but invitations are shown in the app only and not mailed. */
export const withoutInvitations = (settings: Settings): Settings => ({
  ...settings,
  topics: { ...settings.topics, invitations: { ...choiceOf(settings, "invitations"), mail: "never" } },
});

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** When the next summary is due that is sure to include a notice made at `at`. */
export function nextDigest(kind: DigestKind, at: string, rhythm: Rhythm): string {
  const from = later(at, MARGIN_MS);
  return afterQuiet(kind === "daily" ? nextDaily(from, rhythm) : nextWeekly(from, rhythm), rhythm);
}

/** How a person gets a notice: whether the app shows it, in which mail it is, and when that mail is due. */
export interface Delivery {
  shown: boolean;
  mail: MailKind | null;
  dueAt: string;
}

/**
 * How a person gets a notice. A muted group sends nothing; an address that is not confirmed gets no mail. The app always shows notices
 * about the account, and a separate mail is sent for those.
 * @param at when the notice is made
 */
export function deliveryOf(
  kind: EventKind,
  groupId: string | null,
  settings: Settings,
  person: { zone: string; verified: boolean },
  at: string,
): Delivery {
  const { topic } = KIND_RULES[kind];
  if (topic === null) return { shown: true, mail: null, dueAt: at };
  if (isMuted(settings, kind, groupId, at)) return { shown: false, mail: null, dueAt: at };
  const choice = choiceOf(settings, topic);
  const shown = choice.app || MUST_BE_KNOWN.has(kind);
  const rhythm: Rhythm = { ...settings, zone: person.zone };
  const wanted: MailKind | "never" = choice.mail === "now" && BUNDLED.has(kind) ? "bundle" : choice.mail;
  if (!person.verified || wanted === "never") return { shown, mail: null, dueAt: at };
  const due: Record<MailKind, () => string> = {
    now: () => afterQuiet(at, rhythm),
    bundle: () => afterQuiet(later(at, BUNDLE_MS), rhythm),
    daily: () => nextDigest("daily", at, rhythm),
    weekly: () => nextDigest("weekly", at, rhythm),
  };
  return { shown, mail: wanted, dueAt: due[wanted]() };
}

/** What decides when a person's summaries are due. A summary that was planned with another key is no longer valid. */
export const rhythmKey = ({ digestAt, digestDay, quiet }: Settings, zone: string): string =>
  [zone, digestAt, digestDay, quiet ? `${quiet.from}-${quiet.to}` : "-"].join(" ");
