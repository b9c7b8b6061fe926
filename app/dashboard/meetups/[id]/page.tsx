import { notFound } from "next/navigation";
import { HostPage } from "@/components/meetups/desk/host-page";
import { hostPath } from "@/components/meetups/desk-addresses";
import { AppError } from "@/lib/errors";
import { getHosted } from "@/lib/meetups/door-queries";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/meetups/[id]">;

export async function generateMetadata({ params, searchParams }: Props) {
  const path = hostPath(encodeURIComponent((await params).id));
  const { published } = await searchParams;
  return pageMetadata({
    title: published ? "It is on the calendar" : "Who comes",
    description: "A meetup, for its hosts.",
    path,
    card: "groups",
    noindex: true,
  });
}

export default async function HostedMeetupPage({ params, searchParams }: Props) {
  const { id } = await params;
  const actor = await requireActor(hostPath(encodeURIComponent(id)));
  const hosted = await getHosted(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "forbidden")) return null;
    throw error;
  });
  if (!hosted) notFound();
  const { published } = await searchParams;
  const page = published ? await getPublicMeetup(hosted.group.slug, id) : null;
  return <HostPage hosted={hosted} now={new Date().toISOString()} published={page?.links ?? null} />;
}
