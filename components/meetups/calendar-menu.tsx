import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { CALENDAR_PATH } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { CalendarLinks } from "./calendar-links";

/** A menu to add the meetup to a calendar program. */
export function CalendarMenu({ links }: { links: PublicMeetup["links"] }) {
  return (
    <Menu icon="calendar" label="Add to calendar">
      <CalendarLinks links={links} />
      <li>
        <a href={links.file}>
          <Icon name="download" />
          <span>
            Apple and others<small>A file ending in .ics</small>
          </span>
        </a>
      </li>
      <li>
        <Link href={`${CALENDAR_PATH}#subscribe`} prefetch={false}>
          <Icon name="calendar" />
          <span>
            All my meetups<small>A link that keeps itself up to date</small>
          </span>
        </Link>
      </li>
    </Menu>
  );
}
