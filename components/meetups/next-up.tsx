import Link from "next/link";
import { dayName } from "@/lib/meetups/month-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import { DatePatch } from "./date-patch";
import { MyTime } from "./my-time";
import "./meet.css";

/** The next thing one goes to: the one lively cloth of the page. */
export function NextUp({ row, zone }: { row: MyMeetupRow; zone: string }) {
  const { _id, title, startsAt, group, place, online, hobby, day } = row;
  return (
    <section className="next-up seam dye-indigo" aria-labelledby="next-up">
      <DatePatch at={startsAt} zone={row.zone} hobby={hobby} />
      <div className="next-words">
        <p className="next-when">
          {dayName(day)}, <MyTime at={startsAt} zone={row.zone} own={zone} />
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
      <Link className="btn btn-marigold" href={myMeetupPath(_id)} prefetch={false}>
        My answer
      </Link>
    </section>
  );
}
