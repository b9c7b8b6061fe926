import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 of a meetup's pages. A meetup goes with its group; one that is cancelled keeps its page. */
export function NoSuchMeetup() {
  return <NotFoundNotice title="There is no such meetup" text="Its group may have been deleted, or the address is not quite right." />;
}
