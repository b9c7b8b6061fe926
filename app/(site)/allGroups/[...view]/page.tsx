import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CATEGORY_WORDS } from "@/components/groups/category-words";
import { GroupBrowser } from "@/components/groups/group-browser";
import { listAddress } from "@/components/groups/list-address";
import { JsonLd } from "@/components/seo/json-ld";
import { type GroupView, readGroupView } from "@/lib/groups/addresses";
import { listGroupCards, presentCategories } from "@/lib/groups/queries";
import { readForPage } from "@/lib/platform/rendering/read-for-page";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const ALL = "All Groups";

const titleOf = ({ category }: Pick<GroupView, "category">): string => (category ? `${category} groups` : ALL);

/** The breadcrumbs of a category; its parent is the list of all groups. */
const crumbs = (category: NonNullable<GroupView["category"]>) => [
  { name: ALL, path: listAddress({ sort: "az" }) },
  { name: titleOf({ category }), path: listAddress({ category, sort: "az" }) },
];

interface Props {
  params: Promise<{ view: string[] }>;
}

/** The build renders the plain list. Every other view is rendered at its first request and cached until a group changes. */
export const generateStaticParams = () => [{ view: ["all", "az"] }];

const askedIn = async ({ params }: Props): Promise<GroupView> => readGroupView((await params).view) ?? notFound();

/** Both orders show the same groups, so search engines may list only one of them. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { after, before, ...view } = await askedIn(props);
  const { category, sort } = view;
  const start = after ? { after } : before ? { before } : undefined;
  return pageMetadata({
    title: titleOf(view),
    description: category
      ? CATEGORY_WORDS[category]
      : "Browse every hobby group on HobbyHub by hobby, by name or by word, and find your people.",
    path: listAddress(view, start),
    card: "groups",
    noindex: sort === "za",
  });
}

/** One page of the list, the same for everybody. The rewrites of `lib/groups/addresses.ts` lead here. */
export default async function GroupListPage(props: Props) {
  const { after, before, ...view } = await askedIn(props);
  const read = () =>
    Promise.all([listGroupCards({ ...view, ...(after ? { after } : {}), ...(before ? { before } : {}) }), presentCategories()]);
  const [page, categories] = await readForPage(read, [{ items: [], hasPrevious: false, hasNext: false }, []]);
  if (!page) notFound();
  // The group at the cursor has become the last one of the list.
  if (page.items.length === 0 && (after || before)) redirect(listAddress(view));
  return (
    <>
      {view.category && <JsonLd things={[breadcrumbs(crumbs(view.category))]} />}
      <GroupBrowser view={view} page={page} categories={categories} />
    </>
  );
}
