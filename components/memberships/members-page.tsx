import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForwardPager } from "@/components/ui/forward-pager";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format-number";
import { groupPath } from "@/lib/groups/page-addresses";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import type { ListView, MemberRow } from "@/lib/memberships/views";
import { MemberList } from "./member-list";
import { MemberTabs } from "./member-tabs";
import { members } from "./places-words";
import { SearchMembers } from "./search-members";

interface MembersPageProps {
  group: PublicGroupPage;
  /** Null for a person who may not see the members. */
  page: ListView<MemberRow> | null;
  q: string;
  /** True if this is not the first page. */
  started: boolean;
}

/** With fewer members than this, the page has no search field. */
const FEW = 20;

/** The members of a group, for other members. */
export function MembersPage({ group, page, q, started }: MembersPageProps) {
  const path = `${groupPath(group._id)}/members`;
  const count = group.places.memberCount;
  return (
    <div className="wrap page">
      <Link className="text-link" href={groupPath(group._id)} prefetch={false}>
        <bdi>{group.groupName}</bdi>
      </Link>
      <h1 className="mt-3 mb-5">
        <span className="digits">{formatNumber(count)}</span> {count === 1 ? "member" : "members"}
      </h1>
      {page === null ? (
        <EmptyState art="/art/only-you.svg" title="Only members see this list">
          <p className="text-soft">
            {members(count)} {count === 1 ? "is" : "are"} in this group. Join and you will know them by name.
          </p>
          <ButtonLink href={groupPath(group._id)}>Go to the group</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <MemberTabs groupId={group._id} count={count} current="members" />
          {count >= FEW && (
            <form method="get" action={path} className="mt-6 flex gap-3">
              <SearchMembers q={q} />
              <button type="submit" className="btn btn-outline">
                <Icon name="search" />
                Find
              </button>
            </form>
          )}
          {page.items.length === 0 ? (
            <EmptyState art="/art/no-results.svg" title={`Nobody called “${q}”`}>
              <p className="text-soft">Look for a part of the name.</p>
              <ButtonLink variant="outline" href={path}>
                Show all members
              </ButtonLink>
            </EmptyState>
          ) : (
            <MemberList items={page.items} />
          )}
          <ForwardPager
            label="Pages of members"
            path={q ? `${path}?q=${encodeURIComponent(q)}` : path}
            next={page.next}
            started={started}
            count={page.items.length}
            total={q ? undefined : count}
          />
        </>
      )}
    </div>
  );
}
