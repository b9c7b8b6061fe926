import { notFound } from "next/navigation";
import { cache } from "react";
import { MyMeetupPage } from "@/components/meetups/my-meetup-page";
import { nullIf } from "@/lib/errors";
import { getMyMeetup } from "@/lib/meetups/answer-queries";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/calendar/[id]">;

/** Loads the data once, for the metadata and the page. */
const load = cache(async (id: string) => {
  const actor = await requireActor(myMeetupPath(id));
  return getMyMeetup(actor, id).catch(nullIf("not_found"));
});

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const mine = await load(id);
  return pageMetadata({
    title: mine ? `My answer to ${mine.meetup.title}` : "No such meetup",
    description: "Whether you come, with whom, and what it costs.",
    path: myMeetupPath(id),
    card: "groups",
    noindex: true,
  });
}

export default async function AnswerPage({ params }: Props) {
  const mine = await load((await params).id);
  if (!mine) notFound();
  return <MyMeetupPage mine={mine} now={new Date().toISOString()} />;
}
