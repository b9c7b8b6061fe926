import { Icon } from "@/components/ui/icon";

/** Links to Google Calendar and Outlook, as the first rows of a menu. */
export function CalendarLinks({ links }: { links: { google: string; outlook: string } }) {
  return (
    <>
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
    </>
  );
}
