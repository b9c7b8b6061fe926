import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { formatNumber } from "@/lib/format-number";
import { type GroupCard, type HobbyCategory, PAGE_SIZE } from "@/lib/groups/schema";
import { HOBBIES } from "@/lib/hobbies";
import type { ListPage } from "@/lib/list-page";
import { BrowserHead } from "./browser-head";
import { CardGrid } from "./card-grid";
import { rowOf } from "./card-row";
import { CATEGORY_WORDS } from "./category-words";
import { type ListView, listAddress, turnsOf } from "./list-address";
import "./list.css";

interface GroupBrowserProps {
  view: ListView;
  /** A page of the list, or of a search. `cut` is true if the search did not look at all groups. */
  page: ListPage<GroupCard> & { cut?: boolean };
  /** The categories that have groups, with how many. */
  categories: { category: HobbyCategory; count: number }[];
}

/** The page All Groups: its head, one page of the list, and the links to the other pages. */
export function GroupBrowser({ view, page, categories }: GroupBrowserProps) {
  const countOf = new Map(categories.map(({ category, count }) => [category, count]));
  const counts = HOBBIES.map((hobby) => countOf.get(hobby) ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const { previous, next } = turnsOf(page);
  return (
    <div className="wrap browser">
      <BrowserHead view={view} words={introduction(view, total)} counts={counts} />
      {view.q && <SearchNotice view={view} cut={page.cut === true} />}
      {page.items.length > 0 ? <CardGrid rows={page.items.map(rowOf)} /> : <NothingFound view={view} />}
      <Pager
        label="Pages of groups"
        count={page.items.length}
        size={PAGE_SIZE}
        {...(!view.q && { total: view.category ? (countOf.get(view.category) ?? 0) : total })}
        previous={previous ? listAddress(view, previous) : null}
        next={next ? listAddress(view, next) : null}
      />
    </div>
  );
}

export function introduction({ category }: ListView, total: number): string {
  if (category) return CATEGORY_WORDS[category];
  if (total === 0) return "No groups yet. Yours could be the first.";
  return total === 1
    ? "1 group so far. Yours could be the second."
    : `${formatNumber(total)} groups, from Teknaf to Tetulia. One of them is yours.`;
}

function SearchNotice({ view, cut }: { view: ListView; cut: boolean }) {
  return (
    <p className="mb-8 wrap-anywhere" role="status">
      Groups that match “<b dir="auto">{view.q}</b>”. {cut && "There are more than we looked through: add a word to narrow them down. "}
      <Link className="text-link" href={listAddress({ ...view, q: undefined })} prefetch={false}>
        Clear search
      </Link>
    </p>
  );
}

function NothingFound({ view }: { view: ListView }) {
  const narrowed = view.q || view.category;
  return (
    <EmptyState art="/art/no-results.svg" title="No groups found." small>
      <p className="text-soft">
        {narrowed
          ? "Try another word or another hobby, or sew the first patch yourself."
          : "Somebody has to sew the first patch. Why not you?"}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {narrowed && (
          <ButtonLink variant="outline" href="/allGroups">
            See all groups
          </ButtonLink>
        )}
        <ButtonLink href="/createGroup">Create Group</ButtonLink>
      </div>
    </EmptyState>
  );
}
