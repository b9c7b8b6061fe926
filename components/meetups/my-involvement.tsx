import { Icon, type IconName } from "@/components/ui/icon";
import { clockTime, longDay, zoneName } from "@/lib/meetups/date-format-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import { ordinal } from "@/lib/ordinal";

function wordsOf({ status, involvement, guests, position, heldUntil, zone }: MyMeetupRow): [icon: IconName, words: string, look: string] {
  if (status === "cancelled") return ["close", "Cancelled", "state-bad"];
  if (heldUntil)
    return [
      "star",
      `Held for you until ${longDay(heldUntil, zone)}, ${clockTime(heldUntil, zone)}, ${zoneName(heldUntil, zone)}`,
      "state-wait",
    ];
  if (involvement === "waiting") return ["waiting", position === null ? "In line" : `${ordinal(position)} in line`, "state-wait"];
  if (involvement === "hosting") return ["star", "You host", "state-host"];
  if (involvement === "going")
    return ["check", guests === 0 ? "You’re going" : `You and ${guests === 1 ? "a guest" : `${guests} guests`}`, "state-good"];
  return ["help", "Not answered", "state-wait"];
}

/** The person's own state in a list, as text with an icon and never by color alone. */
export function MyInvolvement({ row }: { row: MyMeetupRow }) {
  const [icon, words, look] = wordsOf(row);
  return (
    <p className={`state ${look}`}>
      <Icon name={icon} />
      {words}
    </p>
  );
}
