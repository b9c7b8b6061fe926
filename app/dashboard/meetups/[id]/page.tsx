import { notFound } from "next/navigation";
import { HostPage } from "@/components/meetups/desk/host-page";
import { hostPath } from "@/components/meetups/desk-addresses";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import { hostsMetadata, loadHosted } from "../load-hosted";

type Props = PageProps<"/dashboard/meetups/[id]">;

export async function generateMetadata({ params, searchParams }: Props) {
  const { id } = await params;
  const { hosted } = await loadHosted(id, hostPath);
  const { published } = await searchParams;
  const says = published ? "It is on the calendar:" : "Who comes to";
  return hostsMetadata(id, hostPath, hosted ? `${says} ${hosted.meetup.title}` : undefined);
}

export default async function HostedMeetupPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { hosted } = await loadHosted(id, hostPath);
  if (!hosted) notFound();
  const { published } = await searchParams;
  const page = published ? await getPublicMeetup(hosted.group.slug, id) : null;
  return <HostPage hosted={hosted} now={new Date().toISOString()} published={page?.links ?? null} />;
}
