import { startAgain } from "@/app/read-table-page";
import { MeetupsPart } from "@/components/meetups/desk/meetups-part";
import { meetupsDeskPath } from "@/components/meetups/desk-addresses";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listDeskMeetups } from "@/lib/meetups/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "meetups", "Meetups");

export default async function DeskMeetupsPage(props: DeskPageProps) {
  const { actor, desk, id, words, now } = await openDesk(props, "meetups");
  const past = words.past === "1";
  const path = meetupsDeskPath(id, past);
  const page = await listDeskMeetups(actor, id, past, words.after).catch(startAgain(path));
  const pager = (
    <ForwardPager label="Pages of meetups" path={path} next={page.next} started={words.after !== undefined} count={page.items.length} />
  );
  return (
    <DeskFrame desk={desk} part="meetups">
      <MeetupsPart desk={desk} items={page.items} past={past} now={now} started={words.after !== undefined} pager={pager} />
    </DeskFrame>
  );
}
