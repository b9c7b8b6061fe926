import { cache } from "react";
import { nullIf } from "@/lib/errors";
import { getHosted } from "@/lib/meetups/door-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

/** Makes the path of one of the pages that a meetup's hosts see. */
type HostsPath = (id: string) => string;

/**
 * Loads a meetup for its hosts, once per request, for the metadata and the page. For everybody else the page does not exist, so `hosted` is
 * null.
 */
export const loadHosted = cache(async (id: string, pathOf: HostsPath) => {
  const actor = await requireActor(pathOf(encodeURIComponent(id)));
  const hosted = await getHosted(actor, id).catch(nullIf("not_found", "forbidden"));
  return { actor, hosted };
});

/** The title names the meetup, because hosts often have several of these pages open. */
export const hostsMetadata = (id: string, pathOf: HostsPath, title: string | undefined) =>
  pageMetadata({
    title: title ?? "No such meetup",
    description: "A meetup, for its hosts.",
    path: pathOf(encodeURIComponent(id)),
    card: "groups",
    noindex: true,
  });
