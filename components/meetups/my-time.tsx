import { clockTime, longDay, zoneName } from "@/lib/meetups/date-format-rules";

/** When something begins, in its own zone; the reader's own beside it where that differs. Made on the server: the account knows the zone. */
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
