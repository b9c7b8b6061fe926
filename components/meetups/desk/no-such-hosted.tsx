import { NotFoundNotice } from "@/components/layout/not-found-notice";
import { CALENDAR_PATH } from "@/lib/meetups/page-addresses";

/** The 404 of what only those who host a meetup, or plan for its group, see of it. */
export function NoSuchHosted() {
  return (
    <NotFoundNotice
      title="There is no such meetup"
      text="Its group may have been deleted, or it is not one of those you look after."
      next={{ href: CALENDAR_PATH, words: "My calendar" }}
    />
  );
}
