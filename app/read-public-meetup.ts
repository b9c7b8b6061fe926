import { notFound, permanentRedirect } from "next/navigation";
import { isId } from "@/lib/id";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { showsTopic } from "@/lib/platform/rendering/shown-topics";

/**
 * The meetup that a static page shows, by the group's slug and its own id. An older slug, or the same in another form of
 * Unicode, leads on for ever to `pathAt` the one of today. A 404 where there is none, until there is.
 */
export async function readPublicMeetup(encodedSlug: string, id: string, pathAt: (slug: string) => string): Promise<PublicMeetup> {
  const slug = decodeURIComponent(encodedSlug);
  const meetup = await getPublicMeetup(slug, id);
  if (!meetup) {
    await showsTopic("slugs", ...(isId(id) ? [`meetup:${id}`] : []));
    notFound();
  }
  await showsTopic(`meetup:${id}`, `group-meetups:${meetup.group._id}`);
  if (meetup.slug !== slug) permanentRedirect(pathAt(meetup.slug));
  return meetup;
}
