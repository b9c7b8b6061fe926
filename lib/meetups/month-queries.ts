import "server-only";
import { env } from "@/lib/env";
import { Groups } from "@/lib/groups/record";
import { database } from "@/lib/platform/store";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import type { MonthView } from "./month-addresses";
import { isDay, isWithin, MANY, type MonthReach, monthFrom, weeksOf } from "./month-rules";
import { meetupPath } from "./page-addresses";
import { rowsOf } from "./page-queries";
import type { PublicMonth } from "./page-views";
import { PAGE } from "./queries";
import { Meetups } from "./record";
import type { Meetup } from "./seat-store";
import { dayStart } from "./span-rules";
import { addDays, dayIn } from "./time-rules";

/** The most meetups shown for one day of the grid. The list of the chosen day shows more. */
const SHOWN = 3;
const FIELDS = ["_id", "groupId", "title", "startsAt", "zone"] as const;
/** How many months before and after the present one can be requested. */
const REACH = 12;

const reachFrom = (now: string): MonthReach => ({ first: monthFrom(now, -REACH), last: monthFrom(now, REACH) });

/**
 * A month of all public groups, and the list of one day in it, in the site's time zone. Each day reads only a few rows. Null for a day that
 * does not exist or is too far away. Depends on the topic `meetups` and on the time.
 */
export async function getMonth({ day: asked, category, free }: MonthView): Promise<PublicMonth | null> {
  const zone = env().SITE_TIME_ZONE;
  const today = dayIn(new Date().toISOString(), zone);
  const day = asked ?? today;
  const month = day.slice(0, 7);
  const reach = reachFrom(today.slice(0, 7));
  if (!isDay(day) || !isWithin(reach, month)) return null;
  const weeks = weeksOf(month);
  const db = await database();
  return db.read(async (reader) => {
    const onDay = (date: string) => {
      const startsAt = { gte: dayStart(date, zone), lt: dayStart(addDays(date, 1), zone) };
      const where = { listed: true, ...(category && { category }), ...(free && { isFree: true }), startsAt };
      return { where, by: "startsAt" as const };
    };
    const counts: number[] = [];
    const found: { date: string; meetup: Pick<Meetup, (typeof FIELDS)[number]> }[] = [];
    for (const date of weeks.flat()) {
      const meetups = await reader.excerpts(Meetups, { ...onDay(date), limit: MANY, fields: FIELDS });
      counts.push(meetups.length);
      found.push(...meetups.slice(0, SHOWN).map((meetup) => ({ date, meetup })));
    }
    const groups = await referredBy(reader, Groups, found, ({ meetup }) => meetup.groupId);
    const items = found.flatMap(({ date, meetup: { _id, groupId, title, startsAt, zone: own } }) => {
      const group = groups.get(groupId);
      if (!group) return [];
      return [{ _id, title, startsAt, zone: own, hobby: group.hobbyCategory, day: date, path: meetupPath(group.slug ?? groupId, _id) }];
    });
    const ofDay = await reader.list(Meetups, { ...onDay(day), limit: PAGE + 1 });
    const chosen = await rowsOf(reader, ofDay.slice(0, PAGE));
    return { month, reach, items, counts, day, chosen, more: ofDay.length > PAGE, today, zone, until: dayStart(addDays(today, 1), zone) };
  });
}
