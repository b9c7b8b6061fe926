import "server-only";
import type { Event } from "@/lib/events/record";
import type { EventKind } from "@/lib/events/schema";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import type { Reader } from "@/lib/platform/store/database";
import { stillMatters } from "./policy";
import type { NoticeView } from "./schema";

/** One notice of these kinds may be about many dates of a series. */
export const OF_MANY: ReadonlySet<EventKind> = new Set(["meetup-changed", "meetup-cancelled", "host-named", "host-replaced"]);

/** For those kinds, `stillMatters` uses nothing else of the context. */
const NOT_ASKED = { membership: null, offeredTo: null, actorState: null, invited: false };

/** Whether an event is about several dates of a series; it names only the first. */
export const isOfMany = ({ kind, changes }: Pick<Event, "kind" | "changes">): boolean =>
  OF_MANY.has(kind) && changes.some(({ what }) => what === "dates");

/**
 * Whether a notice about many dates still matters to its reader because of a later date. The notice names only the first date, which may
 * have begun before the mail is made.
 */
export async function reachesLaterDate(
  reader: Reader,
  accountId: string,
  { kind, meetupId, createdAt }: Pick<NoticeView, "kind" | "meetupId" | "createdAt">,
  now: string,
): Promise<boolean> {
  const { seriesId } = (await reader.get(Meetups, meetupId ?? "")) ?? {};
  if (!seriesId) return false;
  const ahead = await reader.list(Meetups, { where: { seriesId, startsAt: { gt: now } }, by: "startsAt" });
  const touched = ahead.filter(({ updatedAt }) => updatedAt >= createdAt);
  const answers = await reader.list(Rsvps, { where: { accountId, meetupId: { in: touched.map(({ _id }) => _id) } } });
  const rsvps = new Map(answers.map((rsvp) => [rsvp.meetupId, rsvp]));
  return touched.some((meetup) => stillMatters(kind, { ...NOT_ASKED, meetup, rsvp: rsvps.get(meetup._id) ?? null }, accountId, now));
}
