import Link from "next/link";
import { Picture, type PictureProps } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { groupPath, publicPath } from "@/lib/groups/page-addresses";
import type { GroupCard as Card } from "@/lib/groups/schema";
import { memberLimit } from "./wording";

/** In the preview of a new group, the category and the limit may still be missing. */
type Shown = Omit<Card, "hobbyCategory" | "maxMembers"> & { [Part in "hobbyCategory" | "maxMembers"]: Card[Part] | null };

/**
 * A group in the list. Its name links to the public page, the rest of the card to the group's page for signed-in people. The icons are in
 * the style sheet, to keep the page small.
 */
export function GroupCard({ group, load }: { group: Shown } & Pick<PictureProps, "load">) {
  return (
    <li className="card">
      <Picture src={group.imageUrl} load={load} />
      {group.hobbyCategory ? <Tag category={group.hobbyCategory} /> : <span className="tag">Hobby</span>}
      <h2>
        <Link href={publicPath(group.slug)} prefetch={false}>
          {group.groupName}
        </Link>
      </h2>
      <p className="at">{group.location}</p>
      <p className="seats">{group.maxMembers === null ? "How many at most" : memberLimit(group.maxMembers)}</p>
      <Link className="view" href={groupPath(group._id)} prefetch={false} aria-label={`View ${group.groupName}`}>
        View
      </Link>
    </li>
  );
}
