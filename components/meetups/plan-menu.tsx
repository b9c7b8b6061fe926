import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { PlannableGroup } from "@/lib/meetups/my-views";
import { planPath } from "./desk-addresses";

/** The link to the form for a new meetup, for organizers. An organizer of several groups chooses one first. */
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
    <Menu icon="plus" label="Plan a meetup" main className="plan-menu">
      {groups.map(({ _id, groupName }) => (
        <li key={_id}>
          <a href={planPath(_id)} dir="auto">
            {groupName}
          </a>
        </li>
      ))}
    </Menu>
  );
}
