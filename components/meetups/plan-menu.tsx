import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PlannableGroup } from "@/lib/meetups/my-views";
import { planPath } from "./desk-addresses";

/** The way to the form of a new meetup, for those who run a group: of several they choose one first. */
export function PlanMenu({ groups }: { groups: readonly PlannableGroup[] }) {
  const [only, second] = groups;
  if (!only) return null;
  if (!second)
    return (
      <ButtonLink href={planPath(only._id)}>
        <Icon name="plus" />
        Plan a meetup
      </ButtonLink>
    );
  return (
    <details className="menu plan-menu">
      <summary className="btn">
        <Icon name="plus" />
        Plan a meetup
      </summary>
      <ul className="menu-list">
        {groups.map(({ _id, groupName }) => (
          <li key={_id}>
            <a href={planPath(_id)} dir="auto">
              {groupName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
