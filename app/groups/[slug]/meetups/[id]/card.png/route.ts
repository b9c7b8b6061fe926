import { readPublicMeetup } from "@/app/read-public-meetup";
import { coversOf, isCover } from "@/lib/groups/schema";
import { longDay, timeSpan } from "@/lib/meetups/date-format-rules";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { drawCard } from "@/lib/platform/seo/card/draw";
import { noindexHeader } from "@/lib/platform/seo/noindex-header";

/** Drawn at the first request, and again after the meetup changed. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string; id: string }> }): Promise<Response> {
  const { slug, id } = await params;
  const meetup = await readPublicMeetup(slug, id, (slugNow) => `${meetupPath(slugNow, id)}/card.png`);
  const { title, startsAt, endsAt, zone, group, category, status, listed } = meetup;
  // A picture that a person chose is on another server, from which this server never loads anything. The hobby's patch is shown instead.
  const picture = isCover(meetup.picture) ? meetup.picture : coversOf(category)[0];
  const when = status === "cancelled" ? "Cancelled" : `${longDay(startsAt, zone, null)}, ${timeSpan(startsAt, endsAt, zone)}`;
  const card = await drawCard({ title, line: `${when} · ${group.groupName}`, picture });
  return new Response(new Uint8Array(card), { headers: { "content-type": "image/png", ...noindexHeader(!listed) } });
}
