import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { cutText } from "@/lib/cut-text";
import { groupPath, publicPath } from "@/lib/groups/page-addresses";
import type { FeaturedGroup } from "@/lib/groups/schema";

/** A group on the home page, with its description. */
export function FeaturedCard({ group }: { group: FeaturedGroup }) {
  return (
    <li className="card featured">
      <Picture src={group.imageUrl} />
      <Tag category={group.hobbyCategory} />
      <h3 dir="auto">
        {group.slug ? (
          <Link href={publicPath(group.slug)} prefetch={false}>
            {group.groupName}
          </Link>
        ) : (
          group.groupName
        )}
      </h3>
      <p dir="auto">{cutText(group.description, 120)}</p>
      <ButtonLink variant="outline" size="sm" href={groupPath(group._id)} aria-label={`View Details of ${group.groupName}`}>
        View Details
      </ButtonLink>
    </li>
  );
}
