import { notFound } from "next/navigation";
import { hostsMetadata, loadHosted } from "@/app/dashboard/meetups/load-hosted";
import { personOf } from "@/components/groups/wording";
import { doorPath } from "@/components/meetups/desk-addresses";
import { DoorPage } from "@/components/meetups/door/door-page";

type Props = PageProps<"/dashboard/meetups/[id]/door">;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const { hosted } = await loadHosted(id, doorPath);
  return hostsMetadata(id, doorPath, hosted ? `At the door of ${hosted.meetup.title}` : undefined);
}

/** This page is outside the dashboard's layout, so that the list has the whole screen. */
export default async function MeetupDoorPage({ params }: Props) {
  const { actor, hosted } = await loadHosted((await params).id, doorPath);
  if (!hosted) notFound();
  return <DoorPage hosted={hosted} me={{ _id: actor.accountId, displayName: personOf(actor).name }} />;
}
