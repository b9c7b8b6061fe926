import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readGroupView } from "@/lib/groups/addresses";
import { GroupListPage, groupListMetadata } from "../group-list-page";

interface Props {
  params: Promise<{ view: string[] }>;
}

/** Every view is made when somebody first asks for it, and kept until a group changes. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readGroupView((await params).view);
  return asked ? groupListMetadata(asked) : {};
}

/** Where the rewrites of `lib/groups/addresses.ts` lead: `/allGroups` with a category, an order or a place to start from. */
export default async function GroupViewPage({ params }: Props) {
  const asked = readGroupView((await params).view);
  if (!asked) notFound();
  return <GroupListPage asked={asked} />;
}
