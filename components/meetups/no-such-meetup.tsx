import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 page for a meetup. A meetup is deleted with its group; a cancelled one keeps its page. */
export function NoSuchMeetup() {
  return <NotFoundNotice title="There is no such meetup" text="Its group may have been deleted, or the address is not quite right." />;
}
