import { notFound, permanentRedirect } from "next/navigation";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { getPublicGroup } from "@/lib/memberships/queries";
import { showsTopic } from "@/lib/platform/rendering/shown-topics";

/**
 * The group of a static page, found by the slug in its address. An old slug redirects permanently to `pathAt` the present one. Without such
 * a group the page is a 404 until a group takes the slug.
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
