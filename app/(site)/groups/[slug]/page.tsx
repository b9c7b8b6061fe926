import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { today } from "@/app/today";
import { listAddress } from "@/components/groups/list-address";
import { PublicGroup } from "@/components/groups/public-group";
import { cutText } from "@/components/groups/wording";
import { publicPath } from "@/components/memberships/desk-address";
import { JsonLd } from "@/components/seo/json-ld";
import { getGroupMeetups } from "@/lib/meetups/group-queries";
import { groupThing } from "@/lib/memberships/json-ld";
import { getPublicGroup } from "@/lib/memberships/queries";
import { showsTopic, showsUntil } from "@/lib/platform/rendering/shown-topics";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** Made when somebody first asks for it, and again after the group or its seats changed. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface PublicGroupPageProps {
  params: Promise<{ slug: string }>;
}

/** Once for the head and the page. An old slug leads on for ever. */
const load = cache(async (encoded: string) => {
  const slug = decodeURIComponent(encoded);
  const found = await getPublicGroup(slug);
  if (!found) notFound();
  showsTopic(`group:${"group" in found ? found.group._id : found.groupId}`, publicPath(slug));
  if ("movedTo" in found) permanentRedirect(publicPath(found.movedTo));
  return found.group;
});

export async function generateMetadata({ params }: PublicGroupPageProps): Promise<Metadata> {
  const group = await load((await params).slug);
  const path = publicPath(group.slug);
  return pageMetadata({
    title: group.groupName,
    description: cutText(group.description.replace(/\s+/g, " "), 150),
    path,
    card: { path: `${path}/card.png`, alt: `${group.groupName}, ${group.location}` },
    noindex: group.visibility === "unlisted",
  });
}

export default async function PublicGroupPage({ params }: PublicGroupPageProps) {
  const { slug } = await params;
  const group = await load(slug);
  const meetups = await getGroupMeetups(group);
  const path = publicPath(decodeURIComponent(slug));
  showsTopic(`group-meetups:${group._id}`, path);
  showsUntil(meetups.until, path);
  return (
    <>
      <JsonLd
        things={[
          groupThing(group),
          breadcrumbs([
            { name: group.hobbyCategory, path: listAddress({ category: group.hobbyCategory, sort: "az" }) },
            { name: group.groupName, path: publicPath(group.slug) },
          ]),
        ]}
      />
      <PublicGroup group={group} meetups={meetups} today={today()} />
    </>
  );
}
