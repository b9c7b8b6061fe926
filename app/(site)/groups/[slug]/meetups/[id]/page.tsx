import type { Metadata } from "next";
import { cache } from "react";
import { readPublicMeetup } from "@/app/read-public-meetup";
import { MeetupPage } from "@/components/meetups/meetup-page";
import { JsonLd } from "@/components/seo/json-ld";
import { cutText } from "@/lib/cut-text";
import { publicPath } from "@/lib/groups/page-addresses";
import { longDay } from "@/lib/meetups/date-format-rules";
import { listNextOnes } from "@/lib/meetups/group-queries";
import { meetupThing } from "@/lib/meetups/json-ld";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { phaseEnds } from "@/lib/meetups/phase-rules";
import { earliest } from "@/lib/meetups/time-rules";
import { showsUntil } from "@/lib/platform/rendering/shown-topics";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** Rendered at the first request, and again after an answer or a change. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

type Props = PageProps<"/groups/[slug]/meetups/[id]">;

/** Loads the meetup once, for the metadata and the page. */
const load = cache(async (slug: string, id: string) => {
  const meetup = await readPublicMeetup(slug, id, (slugNow) => meetupPath(slugNow, id));
  const next = await listNextOnes(meetup.group._id, meetup.startsAt);
  showsUntil(earliest([phaseEnds(meetup, meetup.phase), next[0]?.startsAt ?? null]), meetupPath(meetup.slug, id));
  return { meetup, next };
});

const loadFor = async ({ params }: Props) => {
  const { slug, id } = await params;
  return load(slug, id);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { meetup } = await loadFor(props);
  const day = longDay(meetup.startsAt, meetup.zone, null);
  return pageMetadata({
    title: meetup.title,
    description: cutText(`${day}, ${meetup.group.groupName}. ${meetup.description}`.replace(/\s+/g, " ").trim(), 150),
    path: meetupPath(meetup.slug, meetup._id),
    card: { path: `${meetupPath(meetup.slug, meetup._id)}/card.png`, alt: `${meetup.title}, ${day}` },
    noindex: !meetup.listed,
  });
}

export default async function PublicMeetupPage(props: Props) {
  const { meetup, next } = await loadFor(props);
  return (
    <>
      <JsonLd
        things={[
          meetupThing(meetup),
          breadcrumbs([
            { name: meetup.group.groupName, path: publicPath(meetup.slug) },
            { name: meetup.title, path: meetupPath(meetup.slug, meetup._id) },
          ]),
        ]}
      />
      <MeetupPage meetup={meetup} next={next} now={new Date().toISOString()} />
    </>
  );
}
