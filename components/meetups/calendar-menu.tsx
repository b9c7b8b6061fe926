import { Icon } from "@/components/ui/icon";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { CalendarLinks } from "./calendar-links";

/** Puts the meetup into any calendar. */
export function CalendarMenu({ links }: { links: PublicMeetup["links"] }) {
  return (
    <details className="menu">
      <summary className="btn btn-sm btn-outline">
        <Icon name="calendar" />
        Add to calendar
      </summary>
      <ul className="menu-list">
        <CalendarLinks links={links} />
        <li>
          <a href={links.file}>
            <Icon name="download" />
            <span>
              Apple and others<small>A file ending in .ics</small>
            </span>
          </a>
        </li>
      </ul>
    </details>
  );
}
