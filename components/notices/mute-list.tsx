import Link from "next/link";
import { GroupPatch } from "@/components/memberships/group-patch";
import { Fold } from "@/components/ui/fold";
import { groupPath } from "@/lib/groups/page-addresses";
import type { MuteList as Mutes } from "@/lib/notices/schema";
import { MuteField } from "./mute-field";
import "@/components/memberships/group-patch.css";

/** If there are more groups, the list is collapsed to save space. */
const OPEN = 6;

/** Names the muted groups, so that the collapsed list shows them too. */
function inShort(groups: Mutes["groups"]): string {
  const muted = groups.filter(({ mute }) => mute !== null).map(({ groupName }) => groupName);
  return muted.length === 0 ? "None of them is muted" : `Muted: ${muted.join(", ")}`;
}

/** The person's groups, each with the choice whether and how long it is muted. */
export function MuteList({ groups, more }: Mutes) {
  const rows = <Rows groups={groups} />;
  return (
    <>
      <p className="text-sm text-soft">
        {groups.length === 0
          ? "You are in no group yet. Once you are, you can silence one here when it is too much for a while."
          : "You stay a member and keep your places. Only your own place in the group or at a meetup, cancellations of what you go to, whether you host a meetup, an offer to take the group over and a move of it still reach you."}
      </p>
      {groups.length > OPEN ? (
        <Fold title={`Your ${groups.length} groups`} words={inShort(groups)} wrong={false}>
          {rows}
        </Fold>
      ) : (
        groups.length > 0 && rows
      )}
      {more && <p className="text-sm text-soft">You are in more groups than these. Each of the others has the choice on its own page.</p>}
    </>
  );
}

const Rows = ({ groups }: Pick<Mutes, "groups">) => (
  <ul className="mutes">
    {groups.map(({ groupId, groupName, imageUrl, mute }) => (
      <li key={groupId}>
        <GroupPatch src={imageUrl} />
        <Link href={groupPath(groupId)} prefetch={false} dir="auto">
          {groupName}
        </Link>
        <MuteField groupId={groupId} groupName={groupName} mute={mute} label={<span className="sr-only">Notices of {groupName}</span>} />
      </li>
    ))}
  </ul>
);
