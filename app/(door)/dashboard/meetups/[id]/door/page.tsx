import { notFound } from "next/navigation";
import { personOf } from "@/components/groups/wording";
import { doorPath } from "@/components/meetups/desk-addresses";
import { DoorPage } from "@/components/meetups/door/door-page";
import { AppError } from "@/lib/errors";
import { getHosted } from "@/lib/meetups/door-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/meetups/[id]/door">;

export async function generateMetadata({ params }: Props) {
  const path = doorPath(encodeURIComponent((await params).id));
  return pageMetadata({ title: "At the door", description: "Check-in for hosts.", path, card: "groups", noindex: true });
}

/** Outside the dashboard's frame: all of the screen is for the list. */
export default async function MeetupDoorPage({ params }: Props) {
  const { id } = await params;
  const actor = await requireActor(doorPath(encodeURIComponent(id)));
  const hosted = await getHosted(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "forbidden")) return null;
    throw error;
  });
  if (!hosted) notFound();
  return <DoorPage hosted={hosted} me={{ _id: actor.accountId, displayName: personOf(actor).name }} />;
}
