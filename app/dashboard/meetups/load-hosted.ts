import { cache } from "react";
import { nullIf } from "@/lib/errors";
import { getHosted } from "@/lib/meetups/door-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

/** The addresses of a meetup that its hosts see. */
type HostsPath = (id: string) => string;

/** A meetup for its hosts, once per request, for the head and the page; to everybody else there is no such page, so nothing. */
export const loadHosted = cache(async (id: string, pathOf: HostsPath) => {
  const actor = await requireActor(pathOf(encodeURIComponent(id)));
  const hosted = await getHosted(actor, id).catch(nullIf("not_found", "forbidden"));
  return { actor, hosted };
});

/** Several of them are often open side by side: their titles name the meetup. */
export const hostsMetadata = (id: string, pathOf: HostsPath, title: string | undefined) =>
  pageMetadata({
    title: title ?? "No such meetup",
    description: "A meetup, for its hosts.",
    path: pathOf(encodeURIComponent(id)),
    card: "groups",
    noindex: true,
  });
