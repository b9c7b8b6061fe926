import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dayName } from "@/lib/meetups/month-rules";
import type { MyCalendar, MyMeetupRow } from "@/lib/meetups/my-views";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import { DatePatch } from "./date-patch";
import { doorPath } from "./desk-addresses";
import { MyAnswers } from "./my-answers";
import { MyTime } from "./my-time";
import { nearDay, timeLeft } from "./near-words";
import "./meet.css";

/** The next meetup that the person goes to, in the only colored panel of the page. */
export function NextUp({ row, calendar: { zone, today, now } }: { row: MyMeetupRow; calendar: MyCalendar }) {
  const { _id, title, startsAt, group, place, online, hobby, day, may } = row;
  const left = timeLeft(startsAt, now);
  return (
    <section className="next-up seam dye-indigo" aria-labelledby="next-up">
      <DatePatch at={startsAt} zone={zone} hobby={hobby} />
      <div className="next-words">
        <p className="next-when">
          {nearDay(day, today) ?? dayName(day)}, <MyTime at={startsAt} zone={row.zone} own={zone} />
          {left && `, ${left}`}
        </p>
        <h2 id="next-up">
          <Link href={myMeetupPath(_id)} prefetch={false} dir="auto">
            {title}
          </Link>
        </h2>
        <p className="next-where">
          <span dir="auto">{group.groupName}</span>{" "}
          <bdi className={online ? "meet-place meet-online" : "meet-place"}>{online ? "Online" : place}</bdi>
        </p>
      </div>
      {row.involvement === "hosting" ? (
        <ButtonLink variant="marigold" href={doorPath(_id)}>
          <Icon name="door" />
          At the door
        </ButtonLink>
      ) : (
        (may.confirm || may.decline) && (
          <MyAnswers key={`${_id} ${may.confirm}`} meetup={{ _id, title }} yes={may.confirm ? "confirm" : null} no={may.decline} />
        )
      )}
    </section>
  );
}
