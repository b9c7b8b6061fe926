import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { groupPath } from "@/lib/groups/page-addresses";
import type { GroupCard } from "@/lib/groups/schema";
import { RowLink } from "./row-link";
import { SeatsCell } from "./seats-cell";
import { Table } from "./table";
import { TakenPlaces, TakenPlacesProvider } from "./taken-places";

const COLUMNS = ["#", "Group Name", "Category", "Max Members", "Image", "View"];

/** The dashboard's list of all groups; `from` is the number of its first row. */
export function AllGroupsTable({ groups, from }: { groups: GroupCard[]; from: number }) {
  return (
    <div className="table-room">
      <TakenPlacesProvider ids={groups.map(({ _id }) => _id)}>
        <Table caption="All Groups" columns={COLUMNS} className="table-all">
          {groups.map((group, index) => (
            <tr key={group._id}>
              <td className="cell-number">{from + index}</td>
              <th scope="row" dir="auto">
                {group.groupName}
              </th>
              <td>
                <Tag category={group.hobbyCategory} />
              </td>
              <SeatsCell max={group.maxMembers}>
                <TakenPlaces id={group._id} />
              </SeatsCell>
              <td className="cell-pic">
                <Picture src={group.imageUrl} />
              </td>
              <td>
                <RowLink verb="View" name={group.groupName} href={groupPath(group._id)} />
              </td>
            </tr>
          ))}
        </Table>
      </TakenPlacesProvider>
    </div>
  );
}
