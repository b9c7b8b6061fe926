import { notFound, permanentRedirect } from "next/navigation";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { getPublicGroup } from "@/lib/memberships/queries";
import { showsTopic } from "@/lib/platform/rendering/shown-topics";

/**
 * The group that a static page shows, by the slug in its address. An older slug leads on for ever to `pathAt` the one of today. A 404
 * where no group has it, until one takes it.
 */
export async function readPublicGroup(encodedSlug: string, pathAt: (slug: string) => string): Promise<PublicGroupPage> {
  const found = await getPublicGroup(decodeURIComponent(encodedSlug));
  if (!found) {
    await showsTopic("slugs");
    notFound();
  }
  const id = "group" in found ? found.group._id : found.groupId;
  await showsTopic(`group:${id}`);
  if ("movedTo" in found) permanentRedirect(pathAt(found.movedTo));
  return found.group;
}
