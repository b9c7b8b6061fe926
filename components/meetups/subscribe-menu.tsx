import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { subscribeLinks } from "@/lib/meetups/subscribe-addresses";
import { CalendarLinks } from "./calendar-links";

/** A menu to subscribe to a calendar feed, which a calendar program keeps up to date. */
export function SubscribeMenu({ calendar, name }: { calendar: string; name: string }) {
  const links = subscribeLinks(calendar, name);
  return (
    <Menu icon="calendar" label="Subscribe to the calendar">
      <CalendarLinks links={links} />
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
    </Menu>
  );
}
