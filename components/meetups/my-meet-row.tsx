import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { feeInShort } from "@/lib/meetups/fee-rules";
import { dayName } from "@/lib/meetups/month-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import { doorPath, hostPath } from "./desk-addresses";
import { Faces } from "./faces";
import { MyAnswers } from "./my-answers";
import { MyInvolvement } from "./my-involvement";
import { MyTime } from "./my-time";
import "./meet.css";

interface MyMeetRowProps {
  row: MyMeetupRow;
  /** The day under which the row is. */
  day: string;
  zone: string;
}

/** One of the person's own meetups in a list. The whole row is a link to the person's answer. */
export function MyMeetRow({ row, day, zone }: MyMeetRowProps) {
  const { _id, group, startsAt, online, place, clashesWith } = row;
  return (
    <li className="meet">
      <Picture src={group.imageUrl} />
      <div>
        <p>
          {row.day < day && `Since ${dayName(row.day)}, `}
          <MyTime at={startsAt} zone={row.zone} own={zone} />
          {row.lastDay > row.day && `, until ${dayName(row.lastDay)}`}
        </p>
        <h4>
          <Link href={myMeetupPath(_id)} prefetch={false} dir="auto">
            {row.title}
          </Link>
        </h4>
        <p>
          <bdi>{group.groupName}</bdi>{" "}
          <bdi className={online ? "meet-place meet-online" : "meet-place"}>
            {online ? "Online" : (place ?? "The place is told to those who go")}
          </bdi>
        </p>
        {clashesWith && (
          <p className="clash">
            <Icon name="warning" />
            <span>
              Begins before <bdi>{clashesWith}</bdi> ends
            </span>
          </p>
        )}
      </div>
      <div className="meet-side">
        <Faces faces={row.faces} going={row.going} />
        <MyInvolvement row={row} />
        {row.may.go && <Unanswered row={row} />}
        {row.involvement === "hosting" && row.status === "scheduled" && (
          <p className="meet-do">
            <ButtonLink variant="outline" size="sm" href={doorPath(_id)} aria-label={`At the door of ${row.title}`}>
              <Icon name="door" />
              At the door
            </ButtonLink>
            <Link className="text-link" href={hostPath(_id)} prefetch={false} aria-label={`Who comes to ${row.title}`}>
              Who comes
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** A meetup with a fee is answered on its own page, where the fee is shown. */
function Unanswered({ row: { _id, title, fee, may } }: { row: MyMeetupRow }) {
  if (!fee) return <MyAnswers meetup={{ _id, title }} yes="go" no={may.decline} small />;
  return (
    <p className="meet-do">
      <ButtonLink variant="outline" size="sm" href={myMeetupPath(_id)}>
        {feeInShort(fee)}: answer
        <span className="sr-only"> to {title}</span>
      </ButtonLink>
    </p>
  );
}
