import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { MeetupsBrowser } from "@/components/meetups/meetups-browser";
import { JsonLd } from "@/components/seo/json-ld";
import { innerPath, type MeetupsView, meetupsAddress, viewOfPath } from "@/lib/meetups/addresses";
import { listComing } from "@/lib/meetups/page-queries";
import { readForPage } from "@/lib/platform/rendering/read-for-page";
import { showsUntil } from "@/lib/platform/rendering/shown-topics";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

/** The build renders the plain list, and each other list is rendered at its first request. The rewrites allow only known addresses. */
export const dynamic = "force-static";
export const generateStaticParams = () => [{ view: ["any", "any", "any", "any"] }];

type Props = PageProps<"/meetups/[...view]">;

const viewOf = async ({ params }: Props) => viewOfPath((await params).view) ?? notFound();

const ALL = "Meetups";

const titleOf = ({ category }: MeetupsView): string => (category ? `${category} meetups` : ALL);

/** Filters by day and fee only shorten a list, so search engines get only the lists by hobby. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { after, ...view } = await viewOf(props);
  return pageMetadata({
    title: titleOf(view),
    description: view.category
      ? `What the ${view.category} groups of HobbyHub do next, day by day: when, where and what it costs.`
      : "What the hobby groups of HobbyHub do next: walks, drawing, games, books and more, by day and by hobby.",
    path: meetupsAddress({ ...view, ...(after && { after }) }),
    card: "groups",
    noindex: view.when !== undefined || view.free === true,
  });
}

/** One page of the coming meetups, the same for everybody. */
export default async function MeetupsPage(props: Props) {
  const view = await viewOf(props);
  const page = await readForPage(() => listComing(view), { items: [], next: null, zone: "", until: null });
  if (!page) notFound();
  showsUntil(page.until, innerPath(view));
  const { after, ...first } = view;
  // The meetup at the cursor has become the last one of the list.
  if (page.items.length === 0 && after) redirect(meetupsAddress(first));
  const { category } = view;
  return (
    <>
      {category && (
        <JsonLd
          things={[
            breadcrumbs([
              { name: ALL, path: meetupsAddress({}) },
              { name: titleOf({ category }), path: meetupsAddress({ category }) },
            ]),
          ]}
        />
      )}
      <MeetupsBrowser view={view} page={page} now={new Date().toISOString()} />
    </>
  );
}
