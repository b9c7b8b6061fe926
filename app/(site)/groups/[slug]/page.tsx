import type { Metadata } from "next";
import { cache } from "react";
import { readPublicGroup } from "@/app/read-public-group";
import { today } from "@/app/today";
import { listAddress } from "@/components/groups/list-address";
import { PublicGroup } from "@/components/groups/public-group";
import { JsonLd } from "@/components/seo/json-ld";
import { cutText } from "@/lib/cut-text";
import { publicPath } from "@/lib/groups/page-addresses";
import { getGroupMeetups } from "@/lib/meetups/group-queries";
import { groupThing } from "@/lib/memberships/json-ld";
import { showsTopic, showsUntil } from "@/lib/platform/rendering/shown-topics";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** Rendered at the first request, and again after the group or its member counts changed. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface PublicGroupPageProps {
  params: Promise<{ slug: string }>;
}

/** Loads the group once, for the metadata and the page. */
const load = cache((slug: string) => readPublicGroup(slug, publicPath));

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
  await showsTopic(`group-meetups:${group._id}`, ...(group.startDate > today() ? ["days"] : []));
  showsUntil(meetups.until, publicPath(decodeURIComponent(slug)));
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
