import { notFound, permanentRedirect } from "next/navigation";
import { isId } from "@/lib/id";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { showsTopic } from "@/lib/platform/rendering/shown-topics";

/**
 * The meetup of a static page, found by the group's slug and the meetup's id. An old slug, or the same slug in another Unicode form,
 * redirects permanently to `pathAt` the present one. Without such a meetup the page is a 404 until there is one.
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
