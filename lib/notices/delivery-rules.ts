import type { EventKind } from "@/lib/events/schema";
import { type Cadence, KIND_RULES, type NoticeTopic, TOPIC_RULES } from "./kind-schema";
import type { NoticeSettingsRow, Resting } from "./record";
import { afterQuiet, nextDaily, nextWeekly, type Rhythm } from "./time-rules";

export type Settings = Omit<NoticeSettingsRow, "_id">;

/** What holds for somebody who never chose. */
export const DEFAULT_SETTINGS: Settings = { topics: {}, quiet: null, digestAt: "08:00", digestDay: 7, muted: [] };

/** What somebody chose for a topic. */
export function choiceOf(settings: Settings, topic: NoticeTopic): { app: boolean; mail: Cadence } {
  const { always = false, mail } = TOPIC_RULES[topic];
  const chosen = settings.topics[topic];
  return { app: always || (chosen?.app ?? true), mail: chosen?.mail ?? mail };
}

/**
 * A move takes addresses along from whoever does not say no, and an offer to take a group over lapses where nobody answers: these stand in
 * the app whatever somebody chose.
 */
const MUST_BE_KNOWN: ReadonlySet<EventKind> = new Set(["group-moved", "transfer-offered"]);

export const isMuted = ({ muted }: Settings, kind: EventKind, groupId: string | null, at: string): boolean =>
  !KIND_RULES[kind].throughMute && muted.some((mute) => mute.groupId === groupId && (mute.until === null || mute.until > at));

export type MailKind = "now" | "bundle" | "daily" | "weekly";
export type DigestKind = "daily" | "weekly";

export const isDigest = (mail: MailKind | null): mail is DigestKind => mail === "daily" || mail === "weekly";

/** Several of these in one group come together in one mail. */
const BUNDLED: ReadonlySet<EventKind> = new Set(["request-received"]);
const BUNDLE_MS = 15 * 60_000;

/**
 * How soon a summary may be due that a notice relies on: a step that adds to it may still be open when an earlier one is made, and would be
 * overlooked by it.
 */
export const MARGIN_MS = 2 * 60_000;

/** Whether the owner of an address stopped invitations to it, whatever else became of mail to it. */
export const stopsInvitations = ({ why, unwanted }: Pick<Resting, "why" | "unwanted">): boolean => why === "unwanted" || unwanted;

/** As somebody chose, but for invitations, which come in the app alone. */
export const withoutInvitations = (settings: Settings): Settings => ({
  ...settings,
  topics: { ...settings.topics, invitations: { ...choiceOf(settings, "invitations"), mail: "never" } },
});

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The summary that a notice made at `at` is in at the latest. */
export function nextDigest(kind: DigestKind, at: string, rhythm: Rhythm): string {
  const from = later(at, MARGIN_MS);
  return afterQuiet(kind === "daily" ? nextDaily(from, rhythm) : nextWeekly(from, rhythm), rhythm);
}

/** How a thing reaches somebody: in the app, by which mail, and when that one is due. */
export interface Delivery {
  shown: boolean;
  mail: MailKind | null;
  dueAt: string;
}

/**
 * How somebody is told. A muted group is silent; an address that is not confirmed gets no mail. What is about the account always stands in
 * the app, and has a mail of its own.
 * @param at the moment of telling
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

/** What decides when somebody's summaries come; one that was planned with another is not theirs any more. */
export const rhythmKey = ({ digestAt, digestDay, quiet }: Settings, zone: string): string =>
  [zone, digestAt, digestDay, quiet ? `${quiet.from}-${quiet.to}` : "-"].join(" ");
