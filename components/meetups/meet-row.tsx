import Link from "next/link";
import { pictureOf } from "@/components/groups/card-row";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { slugOf } from "@/lib/slug";
import type { MeetLine } from "./meet-line";
import "./meet.css";
import { PlacesLeft } from "./places-provider";

/** A meetup in a list. The whole row is the link. The style sheet adds the icon of the place, to keep the page small. */
export function MeetRow({ line }: { line: MeetLine }) {
  const [id, title, at, time, groupName, place, picture, limited, fee, slug = slugOf(groupName)] = line;
  return (
    <li className="meet">
      <Picture src={pictureOf(picture)} />
      <div>
        <time dateTime={at}>{time}</time>
        <h4>
          <Link href={meetupPath(slug, id)} prefetch={false} dir="auto">
            {title}
          </Link>
        </h4>
        <p>
          <bdi>{groupName}</bdi> <bdi className={place === null ? "meet-place meet-online" : "meet-place"}>{place ?? "Online"}</bdi>
        </p>
      </div>
      <div className="meet-side">
        {fee === null ? (
          <p className="state state-off">
            <Icon name="close" />
            Cancelled
          </p>
        ) : (
          <>
            {limited === 1 && <PlacesLeft id={id} />}
            <b>{fee}</b>
          </>
        )}
      </div>
    </li>
  );
}
