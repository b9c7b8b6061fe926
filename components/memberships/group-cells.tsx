import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import type { MyGroupView } from "@/lib/memberships/page-views";
import { dayOf } from "./join-words";
import "./mine.css";

/** The first cells of a row in every table of groups. */
export function GroupCells({ group }: { group: MyGroupView }) {
  return (
    <>
      <td className="cell-pic">
        <Picture src={group.imageUrl} />
      </td>
      <th scope="row" className="cell-name" dir="auto">
        {group.groupName}
        {group.role === "organizer" && <small>You are an organizer</small>}
        {group.closedAt && <small>Closed</small>}
        {group.transfer && (
          <small className="offered">
            {group.transfer.offeredBy} offers you this group, until {dayOf(group.transfer.expiresAt)}
          </small>
        )}
      </th>
      <td>
        <Tag category={group.hobbyCategory} />
      </td>
      <td className="cell-place" dir="auto">
        {group.location}
      </td>
    </>
  );
}
