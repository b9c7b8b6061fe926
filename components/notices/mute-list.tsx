import Link from "next/link";
import { MuteField } from "./mute-field";

interface MuteListProps {
  muted: readonly { groupId: string; groupName: string /** In words; null for always. */; until: string | null }[];
}

/** The groups somebody hears nothing from, each with the choice of how long. */
export function MuteList({ muted }: MuteListProps) {
  if (muted.length === 0)
    return <p className="text-sm text-soft">None. A group’s own page has the choice, for when it is too much for a while.</p>;
  return (
    <ul className="mutes">
      {muted.map(({ groupId, groupName, until }) => (
        <li key={groupId}>
          <Link href={`/groupDetails/${groupId}`} prefetch={false} dir="auto">
            {groupName}
          </Link>
          <MuteField groupId={groupId} groupName={groupName} mute={{ until }} label="Notices" />
        </li>
      ))}
    </ul>
  );
}
