import "server-only";
import type { EventKind } from "@/lib/events/schema";
import { Groups } from "@/lib/groups/record";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import { toEvent } from "@/lib/meetups/feed-queries";
import { seesInside } from "@/lib/meetups/policy";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import { standingOf } from "./meetup-rules";
import type { DetailedNotice } from "./view-queries";

/** One notice of these may stand for many dates of a series. */
const OF_MANY: ReadonlySet<EventKind> = new Set(["meetup-changed", "meetup-cancelled", "host-named", "host-replaced"]);

/**
 * What the mail about a notice brings to its reader's calendar: of a change of many dates each that they answered or host, as it is now; of
 * those they host no longer each. The event names the first alone; the others are found by the moment of the change.
 */
export async function fileOf(reader: Reader, accountId: string, { view, file }: DetailedNotice): Promise<CalendarEvent[]> {
  const { kind, meetupId, createdAt } = view;
  const meetup = OF_MANY.has(kind) ? await reader.get(Meetups, meetupId ?? "") : null;
  const group = meetup?.seriesId ? await reader.get(Groups, meetup.groupId) : null;
  if (!meetup?.seriesId || !group) return file;
  const { seriesId, groupId } = meetup;
  const now = new Date().toISOString();
  const membership = await reader.first(Memberships, { groupId, accountId });
  const answers = await reader.list(Rsvps, { where: { accountId, groupId, state: { in: ["going", "waiting", "offered"] } } });
  const states = new Map(answers.map((rsvp) => [rsvp.meetupId, rsvp.state]));
  const ahead = await reader.list(Meetups, { where: { seriesId, startsAt: { gt: createdAt } }, by: "startsAt" });
  // The one that was chosen may have begun before.
  const dates = ahead.some(({ _id }) => _id === meetup._id) ? ahead : [meetup, ...ahead];
  return dates.flatMap((date) => {
    const [rsvp, hosts] = [states.get(date._id) ?? null, date.hostId === accountId];
    if (date.updatedAt < createdAt || (rsvp === null && !hosts && kind !== "host-replaced")) return [];
    const inside = seesInside({ now, accountId, membership, meetup: date, rsvp });
    return [{ ...toEvent(date, group, inside), ...standingOf(rsvp, hosts) }];
  });
}
