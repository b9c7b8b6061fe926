import "server-only";
import { Groups } from "@/lib/groups/record";
import { toEvent } from "@/lib/meetups/feed-queries";
import { seesInside } from "@/lib/meetups/policy";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { COMING_STATES } from "@/lib/meetups/schema";
import type { Meetup } from "@/lib/meetups/seat-store";
import { Memberships } from "@/lib/memberships/record";
import type { Reader } from "@/lib/platform/store/database";
import { OF_MANY } from "./dates-queries";
import { standingOf } from "./meetup-rules";
import type { DetailedNotice } from "./view-queries";

type DatesTold = Pick<DetailedNotice, "file" | "stays">;

/**
 * The calendar entries that the mail about a notice carries. For a change of many dates: each date that the reader answered or hosts, as it
 * is now; for "host-replaced": each date they no longer host. The event names only the first date; the others are found by the time of the
 * change. If many dates were cancelled, `stays` has those of the reader that were not (a date that was moved by hand is not cancelled).
 */
export async function datesToldTo(reader: Reader, accountId: string, { view, file, stays }: DetailedNotice): Promise<DatesTold> {
  const { kind, meetupId, createdAt } = view;
  const meetup = OF_MANY.has(kind) ? await reader.get(Meetups, meetupId ?? "") : null;
  const group = meetup?.seriesId ? await reader.get(Groups, meetup.groupId) : null;
  if (!meetup?.seriesId || !group) return { file, stays };
  const { seriesId, groupId } = meetup;
  const now = new Date().toISOString();
  const membership = await reader.first(Memberships, { groupId, accountId });
  const answers = await reader.list(Rsvps, { where: { accountId, groupId, state: { in: COMING_STATES } } });
  const states = new Map(answers.map((rsvp) => [rsvp.meetupId, rsvp.state]));
  const ahead = await reader.list(Meetups, { where: { seriesId, startsAt: { gt: createdAt } }, by: "startsAt" });
  // The date that the organizer chose may have begun before the change.
  const dates = ahead.some(({ _id }) => _id === meetup._id) ? ahead : [meetup, ...ahead];
  const touched = dates.filter(({ updatedAt }) => updatedAt >= createdAt);
  const theirs = (some: readonly Meetup[]) =>
    some.flatMap((date) => {
      const [rsvp, hosts] = [states.get(date._id) ?? null, date.hostId === accountId];
      if (rsvp === null && !hosts && kind !== "host-replaced") return [];
      const inside = seesInside({ now, accountId, membership, meetup: date, rsvp });
      return [{ ...toEvent(date, group, inside), ...standingOf(rsvp, hosts) }];
    });
  const manyOff = kind === "meetup-cancelled" && touched.filter(({ status }) => status === "cancelled").length > 1;
  return { file: theirs(touched), stays: manyOff ? theirs(ahead.filter(({ status }) => status === "scheduled")) : [] };
}
