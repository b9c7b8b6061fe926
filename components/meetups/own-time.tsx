"use client";

import { cityOf, longDay, timeSpan } from "@/lib/meetups/date-format-rules";
import { useOwnZone } from "./use-own-zone";

/** The same time in the reader's zone, if it differs. The browser adds it, because the static page does not know the reader's zone. */
export function OwnTime({ startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string }) {
  const own = useOwnZone();
  if (own === null) return null;
  const otherDay = longDay(startsAt, own) !== longDay(startsAt, zone);
  if (!otherDay && timeSpan(startsAt, endsAt, own) === timeSpan(startsAt, endsAt, zone)) return null;
  return (
    <time className="own-time" dateTime={startsAt}>
      Your time in {cityOf(own)}: {otherDay && `${longDay(startsAt, own)}, `}
      {timeSpan(startsAt, endsAt, own)}
    </time>
  );
}
