import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { viewOfPath } from "@/lib/meetups/addresses";
import { MeetupsPage, meetupsMetadata } from "../meetups-page";

/** Made when somebody first asks for it; the rewrites know which addresses there are. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

type Props = PageProps<"/meetups/[...view]">;

const viewOf = async ({ params }: Props) => viewOfPath((await params).view) ?? notFound();

export const generateMetadata = async (props: Props): Promise<Metadata> => meetupsMetadata(await viewOf(props));

export default async function NarrowedMeetupsPage(props: Props) {
  return <MeetupsPage view={await viewOf(props)} />;
}
