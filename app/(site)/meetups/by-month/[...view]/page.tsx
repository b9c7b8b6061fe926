import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublicMonth } from "@/components/meetups/public-month";
import { monthAddress, monthInnerPath, monthOfPath } from "@/lib/meetups/month-addresses";
import { getMonth } from "@/lib/meetups/month-queries";
import { showsUntil } from "@/lib/platform/rendering/shown-topics";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** Rendered at the first request. The rewrites allow only known addresses. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

type Props = PageProps<"/meetups/by-month/[...view]">;

const viewOf = async ({ params }: Props) => monthOfPath((await params).view) ?? notFound();

/** A month shows the same meetups as the lists, so search engines get only the lists. */
export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const view = await viewOf(props);
  return pageMetadata({
    title: view.category ? `${view.category} meetups by month` : "Meetups by month",
    description: "What the hobby groups of HobbyHub do, as a month: choose a day to see its meetups, when, where and what each costs.",
    path: monthAddress(view),
    card: "groups",
    noindex: true,
  });
};

export default async function MonthPage(props: Props) {
  const view = await viewOf(props);
  const page = (await getMonth(view)) ?? notFound();
  showsUntil(page.until, monthInnerPath(view));
  return <PublicMonth view={view} page={page} />;
}
