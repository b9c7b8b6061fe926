import type { Metadata } from "next";
import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** What the tab is called: no meetup names it. */
export const metadata: Metadata = { title: "No such meetup · HobbyHub" };

/** A meetup goes with its group; one that is cancelled keeps its page. */
export default function MeetupNotFound() {
  return <NotFoundNotice title="There is no such meetup" text="Its group may have been deleted, or the address is not quite right." />;
}
