import { deskPath } from "@/components/memberships/desk-address";
import { GroupPatch } from "@/components/memberships/group-patch";
import { FieldError } from "@/components/ui/field";
import { formatNumber } from "@/lib/format-number";
import type { OwnGroup } from "@/lib/own-data/schema";
import type { Wish } from "./leaving";
import "@/components/memberships/group-patch.css";

interface OwnGroupsProps {
  groups: readonly OwnGroup[];
  wishOf: (groupId: string) => Wish | null;
  onChoose: (groupId: string, wish: Wish) => void;
  /** A required choice is missing. */
  missing: boolean;
}

/** The person's groups, each with the choice of what happens to it. */
export function OwnGroups({ groups, wishOf, onChoose, missing }: OwnGroupsProps) {
  return (
    <ul className="own-groups" aria-labelledby="own-groups-lead">
      {groups.map((group) => (
        <li key={group._id}>
          <GroupPatch src={group.imageUrl} />
          <div>
            <p className="font-semibold wrap-anywhere" dir="auto">
              {group.groupName}
            </p>
            <p className="text-sm text-soft">{about(group)}</p>
          </div>
          {group.offered === null && (
            <Choice group={group} wish={wishOf(group._id)} missing={missing} onChoose={(wish) => onChoose(group._id, wish)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function about({ others, offered, heirs }: OwnGroup): string {
  if (offered) return `Offered to ${offered.to}, until ${offered.until}`;
  if (others === 0) return "Nobody else is in it";
  const people = others === 1 ? "1 other member" : `${formatNumber(others)} other members`;
  const helpers = heirs.filter(({ organizes }) => organizes).length;
  return helpers === 0 ? `${people} · nobody else organizes it` : `${people} · ${helpers === 1 ? "1 organizer" : `${helpers} organizers`}`;
}

interface ChoiceProps {
  group: OwnGroup;
  wish: Wish | null;
  missing: boolean;
  onChoose: (wish: Wish) => void;
}

function Choice({ group: { _id, groupName, heirs, others }, wish, missing, onChoose }: ChoiceProps) {
  const value = wish === null ? "" : wish === "close" ? "close" : wish.heir;
  const error = missing && wish === null ? "Choose what becomes of it." : undefined;
  return (
    <div className="own-group-choice">
      <select
        className="input select"
        aria-label={`What happens to ${groupName}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${_id}-missing`}
        value={value}
        onChange={({ target }) => onChoose(target.value === "close" ? "close" : { heir: target.value })}
      >
        {value === "" && (
          <option value="" disabled>
            Choose…
          </option>
        )}
        {heirs.map((heir) => (
          <option key={heir._id} value={heir._id}>
            Hand it to {heir.displayName}
          </option>
        ))}
        <option value="close">Close it</option>
      </select>
      {others > heirs.length && (
        <a className="text-link text-sm" href={`${deskPath(_id, "settings")}#owner`}>
          Somebody else
        </a>
      )}
      <FieldError id={`${_id}-missing`} error={error} />
    </div>
  );
}
