import { notFound } from "next/navigation";
import { cache } from "react";
import { GroupDetails } from "@/components/groups/group-details";
import { cutText } from "@/components/groups/wording";
import { DelayOverlay } from "@/components/ui/delay-overlay";
import { getGroup } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

interface GroupDetailsPageProps {
  params: Promise<{ id: string }>;
}

const pathOf = (id: string) => `/groupDetails/${encodeURIComponent(id)}`;

/** Once per request, for the head and the page. */
const load = cache(async (id: string) => {
  const actor = await requireActor(pathOf(id));
  return getGroup(actor, id);
});

export async function generateMetadata({ params }: GroupDetailsPageProps) {
  const { id } = await params;
  const group = await load(id);
  return pageMetadata({
    title: group?.groupName ?? "No such group",
    description: group ? cutText(group.description, 150) : "There is no such group.",
    path: pathOf(id),
    card: "groups",
    noindex: true,
  });
}

export default async function GroupDetailsPage({ params }: GroupDetailsPageProps) {
  const group = await load((await params).id);
  if (!group) notFound();
  return (
    <DelayOverlay ms={500}>
      <GroupDetails group={group} />
    </DelayOverlay>
  );
}
