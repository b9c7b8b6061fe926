import type { Metadata } from "next";
import { cache } from "react";
import { readPublicGroup } from "@/app/read-public-group";
import { GroupDates } from "@/components/meetups/group-dates";
import { JsonLd } from "@/components/seo/json-ld";
import { publicPath } from "@/lib/groups/page-addresses";
import { getGroupMeetups, listGroupDates } from "@/lib/meetups/group-queries";
import { groupMeetupsPath, meetupPath } from "@/lib/meetups/page-addresses";
import { earliest } from "@/lib/meetups/time-rules";
import { showsTopic, showsUntil } from "@/lib/platform/rendering/shown-topics";
import { breadcrumbs, itemList } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** Rendered at the first request, and again after the group planned a meetup, or one began or ended. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

type Props = PageProps<"/groups/[slug]/meetups">;

/** Loads the group once, for the metadata and the page. */
const load = cache(async (slug: string) => {
  const group = await readPublicGroup(slug, groupMeetupsPath);
  const dates = await listGroupDates(group._id);
  const meetups = await getGroupMeetups(group);
  await showsTopic(`group-meetups:${group._id}`);
  showsUntil(earliest([dates.until, meetups.until]), groupMeetupsPath(decodeURIComponent(slug)));
  return { group, dates, meetups };
});

const loadFor = async ({ params }: Props) => load((await params).slug);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { group } = await loadFor(props);
  return pageMetadata({
    title: `Meetups of ${group.groupName}`,
    description: `When ${group.groupName} meets next, and what it did last.`,
    path: groupMeetupsPath(group.slug),
    card: { path: `${publicPath(group.slug)}/card.png`, alt: `${group.groupName}, ${group.location}` },
    noindex: group.visibility === "unlisted",
  });
}

export default async function GroupMeetupsPage(props: Props) {
  const { group, dates, meetups } = await loadFor(props);
  return (
    <>
      <JsonLd
        things={[
          breadcrumbs([
            { name: group.groupName, path: publicPath(group.slug) },
            { name: "Meetups", path: groupMeetupsPath(group.slug) },
          ]),
          itemList(dates.coming.map(({ _id }) => meetupPath(group.slug, _id))),
        ]}
      />
      <GroupDates group={group} dates={dates} meetups={meetups} />
    </>
  );
}
