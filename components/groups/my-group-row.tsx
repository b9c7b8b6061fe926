import Link from "next/link";
import { deskPath } from "@/components/memberships/desk-address";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { formatNumber } from "@/lib/format-number";
import { groupPath, updateGroupPath } from "@/lib/groups/page-addresses";
import type { OwnGroupRow as Row } from "@/lib/groups/schema";
import type { OwnSeats } from "@/lib/memberships/page-views";
import { RowLink } from "./row-link";
import { SeatsCell } from "./seats-cell";
import { shortDay, startLabel } from "./wording";

interface MyGroupRowProps {
  group: Row;
  seats: OwnSeats;
  /** The current day where the site is, such as "2026-12-04". */
  today: string;
  onDelete: () => void;
}

/** One of the viewer's groups. The row can get the focus: the table moves the focus to it after the row next to it was deleted. */
export function MyGroupRow({ group, seats: { taken, requests }, today, onDelete }: MyGroupRowProps) {
  return (
    <tr data-row={group._id} tabIndex={-1}>
      <td className="cell-pic">
        <Picture src={group.imageUrl} />
      </td>
      <th scope="row" dir="auto">
        <Link className="row-name" href={groupPath(group._id)} prefetch={false}>
          {group.groupName}
        </Link>
        {group.closed && <small className="text-soft">Closed</small>}
        {group.offered && <small className="text-soft">Offered to a new owner</small>}
      </th>
      <td>
        <Tag category={group.hobbyCategory} />
      </td>
      <td className="cell-place" dir="auto">
        {group.location}
      </td>
      <SeatsCell max={group.maxMembers}>
        <small className="taken text-soft">{formatNumber(taken)} taken</small>
      </SeatsCell>
      <td className="cell-day">
        <span className="only-phone">{startLabel(group.startDate, today)} </span>
        {shortDay(group.startDate)}
      </td>
      <td className="cell-text" dir="auto">
        <span>{group.description}</span>
      </td>
      <td>
        <div className="cell-actions">
          <RowLink verb="Desk of" name={group.groupName} href={deskPath(group._id)} words="Desk" count={requests} />
          <RowLink verb="Update" name={group.groupName} href={updateGroupPath(group._id)} />
          <Button variant="danger" size="sm" onClick={onDelete} aria-label={`Delete ${group.groupName}`}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
