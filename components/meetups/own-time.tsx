"use client";

import { useSyncExternalStore } from "react";
import { cityOf, longDay, timeSpan } from "@/lib/meetups/when-rules";

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const noZone = () => null;

/** The same time where the reader is, when their clock shows another one. The static page knows nobody's zone. */
export function OwnTime({ startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string }) {
  const own = useSyncExternalStore<string | null>(never, ownZone, noZone);
  if (own === null || timeSpan(startsAt, endsAt, own) === timeSpan(startsAt, endsAt, zone)) return null;
  const otherDay = longDay(startsAt, own) !== longDay(startsAt, zone);
  return (
    <time className="own-time" dateTime={startsAt}>
      Your time in {cityOf(own)}: {otherDay && `${longDay(startsAt, own)}, `}
      {timeSpan(startsAt, endsAt, own)}
    </time>
  );
}
