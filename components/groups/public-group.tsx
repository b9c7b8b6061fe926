import { GroupMeets } from "@/components/meetups/group-meets";
import { Come } from "@/components/memberships/come";
import { JoinBar } from "@/components/memberships/join-bar";
import { JoinPanel } from "@/components/memberships/join-panel";
import { JoinProvider } from "@/components/memberships/join-provider";
import { joinGroupOf } from "@/components/memberships/join-words";
import { MemberCount } from "@/components/memberships/member-count";
import { Divider } from "@/components/ui/divider";
import type { GroupMeetups } from "@/lib/meetups/group-views";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { GroupBody } from "./group-body";
import { GroupFacts } from "./group-facts";
import { GroupLead } from "./group-lead";

/** The public page of a group. It is the same for everybody, so that it can be cached. */
export function PublicGroup({ group, meetups, today }: { group: PublicGroupPage; meetups: GroupMeetups; today: string }) {
  return (
    <JoinProvider group={joinGroupOf(group)}>
      <div className="wrap">
        <GroupLead group={group}>
          <JoinPanel />
        </GroupLead>
        <Divider />
        <GroupFacts group={group} today={today} />
        <Divider />
        <GroupBody group={group}>
          <GroupMeets group={group} meetups={meetups} />
        </GroupBody>
        <Divider />
        <MemberCount count={group.places.memberCount} />
      </div>
      <Come />
      <JoinBar />
    </JoinProvider>
  );
}
