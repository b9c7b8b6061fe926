import Link from "next/link";
import { GroupPatch } from "@/components/memberships/group-patch";
import { Icon } from "@/components/ui/icon";
import type { PlanningGroup } from "@/lib/meetups/desk-views";
import "@/components/memberships/desk.css";
import "./host.css";
import "@/components/memberships/group-patch.css";

/** The header of a page about one meetup: the link back, the topic and the group. */
export function PlanFor({ back, words, group, title }: { back: string; words: string; group: PlanningGroup; title: string }) {
  return (
    <>
      <Link className="crumb" href={back} prefetch={false}>
        <Icon name="left" />
        {words}
      </Link>
      <h1 dir="auto">{title}</h1>
      <p className="plan-for">
        <GroupPatch src={group.imageUrl} />
        <span>
          for <b dir="auto">{group.groupName}</b>
        </span>
      </p>
    </>
  );
}
