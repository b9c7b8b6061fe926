import { notFound } from "next/navigation";
import { cache } from "react";
import { today } from "@/app/today";
import { GroupDetails } from "@/components/groups/group-details";
import { cutText } from "@/lib/cut-text";
import { groupPath } from "@/lib/groups/page-addresses";
import { getGroupMeetups } from "@/lib/meetups/group-queries";
import { getGroupPage } from "@/lib/memberships/queries";
import { muteOf } from "@/lib/notices/mute-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

interface GroupDetailsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ join?: string }>;
}

const pathOf = (id: string, join?: string) => `${groupPath(id)}${join === "1" ? "?join=1" : ""}`;

/** Loads the group once per request, for the metadata and the page. After a login, a person who pressed Join Group returns here. */
const load = cache(async (id: string, join?: string) => {
  const actor = await requireActor(pathOf(id, join));
  const found = await getGroupPage(actor, id);
  if (!found) return null;
  const [mute, meetups] = await Promise.all([muteOf(actor, id), getGroupMeetups(found.group)]);
  return { ...found, mute, meetups };
});

export async function generateMetadata({ params, searchParams }: GroupDetailsPageProps) {
  const { id } = await params;
  const found = await load(id, (await searchParams).join);
  return pageMetadata({
    title: found?.group.groupName ?? "No such group",
    description: found ? cutText(found.group.description, 150) : "There is no such group.",
    path: pathOf(id),
    noindex: true,
  });
}

export default async function GroupDetailsPage({ params, searchParams }: GroupDetailsPageProps) {
  const { join } = await searchParams;
  const found = await load((await params).id, join);
  if (!found) notFound();
  return <GroupDetails {...found} joining={join === "1"} today={today()} />;
}
