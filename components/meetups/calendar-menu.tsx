import { Icon } from "@/components/ui/icon";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import "./menu.css";

/** Puts the meetup into any calendar. */
export function CalendarMenu({ links }: { links: PublicMeetup["links"] }) {
  return (
    <details className="menu">
      <summary className="btn btn-sm btn-outline">
        <Icon name="calendar" />
        Add to calendar
      </summary>
      <ul className="menu-list">
        <li>
          <a href={links.google} target="_blank" rel="noreferrer">
            <Icon name="external" />
            <span>
              Google Calendar<small>Opens in a new tab</small>
            </span>
          </a>
        </li>
        <li>
          <a href={links.outlook} target="_blank" rel="noreferrer">
            <Icon name="external" />
            <span>
              Outlook<small>Opens in a new tab</small>
            </span>
          </a>
        </li>
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
