import { FeaturedCard } from "@/components/groups/featured-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { FeaturedGroup } from "@/lib/groups/schema";
import "./home-page.css";

/** The cards, or a friendly message if there are no groups yet. */
export function FeaturedGroups({ groups }: { groups: readonly FeaturedGroup[] }) {
  if (groups.length === 0)
    return (
      <EmptyState art="/art/empty-groups.svg" title="The first patch is still missing">
        <p className="text-soft">No group has been sewn on yet. Begin one, and it will be the first thing everybody sees here.</p>
        <ButtonLink href="/createGroup">Create Group</ButtonLink>
      </EmptyState>
    );
  return (
    <ul className="card-grid featured-grid">
      {groups.map((group) => (
        <FeaturedCard key={group._id} group={group} />
      ))}
    </ul>
  );
}
