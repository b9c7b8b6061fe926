import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format-number";
import { SearchMembers } from "./search-members";

interface RosterToolsProps {
  groupId: string;
  path: string;
  q: string;
  role: string;
  counts: { members: number; organizers: number };
  exports: boolean;
}

/** The search and the filter for members. It is a plain form, so that the result has an address and needs no script. */
export function RosterTools({ groupId, path, q, role, counts, exports }: RosterToolsProps) {
  return (
    <form method="get" action={path} className="desk-tools">
      <SearchMembers q={q} />
      <div className="field select-field">
        <label className="sr-only" htmlFor="role">
          Role
        </label>
        <select className="input select" id="role" name="role" defaultValue={role}>
          <option value="">All {formatNumber(counts.members)}</option>
          <option value="organizer">Organizers, {formatNumber(counts.organizers)}</option>
          <option value="member">Members, {formatNumber(counts.members - counts.organizers)}</option>
        </select>
      </div>
      <button type="submit" className="btn btn-outline">
        Find
      </button>
      {exports && (
        <ButtonLink variant="outline" href={`/api/groups/${groupId}/members.csv`} download>
          <Icon name="download" />
          Export CSV
        </ButtonLink>
      )}
    </form>
  );
}
