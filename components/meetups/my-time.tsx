import { clockTime, longDay, zoneName } from "@/lib/meetups/date-format-rules";

/**
 * The start of a meetup in its own zone, and in the reader's zone too if that differs. The server renders it, because the account has the
 * zone.
 */
export function MyTime({ at, zone, own }: { at: string; zone: string; own: string }) {
  const differs = clockTime(at, zone) !== clockTime(at, own) || longDay(at, zone) !== longDay(at, own);
  return (
    <>
      <time dateTime={at}>{clockTime(at, zone)}</time>
      {differs && (
        <>
          {" "}
          {zoneName(at, zone)}, your time <time dateTime={at}>{clockTime(at, own)}</time>
        </>
      )}
    </>
  );
}
