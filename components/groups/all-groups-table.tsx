import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import type { GroupCard } from "@/lib/groups/schema";
import "./table.css";

const COLUMNS = ["#", "Group Name", "Category", "Max Members", "Image", "View"];

/** The dashboard's list of all groups; `from` is the number of its first row. */
export function AllGroupsTable({ groups, from }: { groups: GroupCard[]; from: number }) {
  return (
    <div className="table-room">
      <table className="table table-all">
        <caption className="sr-only">All Groups</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, index) => (
            <tr key={group._id}>
              <td className="cell-number">{from + index}</td>
              <th scope="row" dir="auto">
                {group.groupName}
              </th>
              <td>
                <Tag category={group.hobbyCategory} />
              </td>
              <td>
                {group.maxMembers.toLocaleString("en")}
                <span className="only-phone"> {group.maxMembers === 1 ? "member" : "members"} at most</span>
              </td>
              <td className="cell-pic">
                <Picture src={group.imageUrl} />
              </td>
              <td>
                <ButtonLink
                  variant="outline"
                  size="sm"
                  href={`/groupDetails/${group._id}`}
                  prefetch={false}
                  aria-label={`View ${group.groupName}`}
                >
                  View
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
