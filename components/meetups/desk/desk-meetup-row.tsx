import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { HOUR_MS } from "@/lib/duration";
import { formatNumber } from "@/lib/format-number";
import { longDay, timeSpan } from "@/lib/meetups/date-format-rules";
import type { DeskMeetup } from "@/lib/meetups/desk-views";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { DeskView } from "@/lib/memberships/page-views";
import { DatePatch } from "../date-patch";
import { doorPath, editPath, hostPath, planPath } from "../desk-addresses";
import "./desk-meetups.css";

interface DeskMeetupRowProps {
  meetup: DeskMeetup;
  group: DeskView["group"];
  now: string;
  /** Whether the meetup can be copied, which needs an open group. */
  copies: boolean;
}

const DOOR_OPENS_MS = 12 * HOUR_MS;

/** "12 of 16 going, 4 in line". After the meetup it says who came. For a cancelled meetup it says who had answered, in the past tense. */
export function countsInWords({ going, held, capacity, waiting, came, over, status }: DeskMeetup): string {
  const off = status === "cancelled";
  if (over && !off)
    return came > 0
      ? `${formatNumber(came)} came, ${formatNumber(going)} had said yes`
      : `${formatNumber(going)} had said yes, who came was not marked`;
  const said = (count: number, words: string, of = "") =>
    `${formatNumber(count)}${of} ${off ? (count === 1 ? "was " : "were ") : ""}${words}`;
  const parts = [
    said(going, "going", capacity === null ? "" : ` of ${formatNumber(capacity)}`),
    held > 0 && said(held, "held"),
    waiting > 0 && said(waiting, "in line"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** One meetup on the desk, with the organizer's actions. */
export function DeskMeetupRow({ meetup, group, now, copies }: DeskMeetupRowProps) {
  const { _id, title, startsAt, endsAt, zone, place, status, over } = meetup;
  const cancelled = status === "cancelled";
  const soon = Date.parse(startsAt) - Date.parse(now) < DOOR_OPENS_MS;
  return (
    <li className="desk-meet">
      <DatePatch at={startsAt} zone={zone} hobby={group.hobbyCategory} />
      <div className="desk-meet-words">
        <h2>
          <Link href={hostPath(_id)} prefetch={false} dir="auto">
            {title}
          </Link>
        </h2>
        <p>
          <time dateTime={startsAt}>
            {longDay(startsAt, zone, now)}, {timeSpan(startsAt, endsAt, zone)}
          </time>
          {meetup.repeats && ", one of a series"}
        </p>
        <p dir="auto">{place ?? "Online"}</p>
        {cancelled ? (
          <>
            <p className="state state-off">
              <Icon name="close" />
              Cancelled
            </p>
            {meetup.cancelReason && <p dir="auto">{meetup.cancelReason}</p>}
          </>
        ) : (
          <p className="desk-meet-counts">
            <b>{countsInWords(meetup)}</b> <span>{feeInShort(meetup.fee)}</span>
          </p>
        )}
      </div>
      <div className="desk-meet-do">
        {!cancelled && (soon || over) && (
          <ButtonLink size="sm" {...(over && { variant: "outline" as const })} href={doorPath(_id)}>
            <Icon name="door" />
            Door<span className="sr-only"> of {title}</span>
          </ButtonLink>
        )}
        {!cancelled && !over && (
          <ButtonLink variant="outline" size="sm" href={editPath(_id)}>
            <Icon name="edit" />
            Change<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
        {copies && (
          <ButtonLink variant="outline" size="sm" href={planPath(group._id, _id)}>
            <Icon name="copy" />
            Copy<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
