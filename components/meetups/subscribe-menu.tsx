import { Icon } from "@/components/ui/icon";
import type { SubscribeLinks } from "@/lib/meetups/group-views";
import "./menu.css";

/** A calendar that keeps itself up to date, for any program. */
export function SubscribeMenu({ links }: { links: SubscribeLinks }) {
  return (
    <details className="menu">
      <summary className="btn btn-sm btn-outline">
        <Icon name="calendar" />
        Subscribe to the calendar
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
          <a href={links.webcal}>
            <Icon name="calendar" />
            <span>
              Apple and others<small>Opens your calendar</small>
            </span>
          </a>
        </li>
        <li>
          <a href={links.file}>
            <Icon name="download" />
            <span>
              A file<small>Ends in .ics, stays as it is today</small>
            </span>
          </a>
        </li>
      </ul>
    </details>
  );
}
