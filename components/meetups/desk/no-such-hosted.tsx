import { NotFoundNotice } from "@/components/layout/not-found-notice";
import { CALENDAR_PATH } from "@/lib/meetups/page-addresses";

/** The 404 page of the views of a meetup that only its host and the group's organizers may see. */
export function NoSuchHosted() {
  return (
    <NotFoundNotice
      title="There is no such meetup"
      text="Its group may have been deleted, or it is not one of those you look after."
      next={{ href: CALENDAR_PATH, words: "My calendar" }}
    />
  );
}
