"use client";

import { GroupMeets } from "@/components/meetups/group-meets";
import { JoinBar } from "@/components/memberships/join-bar";
import { JoinPanel } from "@/components/memberships/join-panel";
import { JoinProvider } from "@/components/memberships/join-provider";
import { asksSomething, joinGroupOf } from "@/components/memberships/join-words";
import { MemberCount } from "@/components/memberships/member-count";
import { MemberTabs } from "@/components/memberships/member-tabs";
import { PlainJoinForm } from "@/components/memberships/plain-join-form";
import { MuteField } from "@/components/notices/mute-field";
import { DelayOverlay } from "@/components/ui/delay-overlay";
import { Divider } from "@/components/ui/divider";
import type { GroupMeetups } from "@/lib/meetups/group-views";
import type { JoinPanelView, PublicGroupPage } from "@/lib/memberships/page-views";
import type { Mute } from "@/lib/notices/schema";
import { GroupBody } from "./group-body";
import { GroupFacts } from "./group-facts";
import { GroupLead } from "./group-lead";

interface GroupDetailsProps {
  group: PublicGroupPage;
  panel: JoinPanelView;
  meetups: GroupMeetups;
  /** Whether the person has muted the group. */
  mute: Mute;
  /** True if the person pressed Join Group, logged in for it and came back: the page then continues with joining. */
  joining: boolean;
  /** Today as `2026-11-21`, in the site's time zone. */
  today: string;
}

/**
 * A group's own page for people who are signed in. On phones the main action is in a bar at the bottom of the screen. It is a client
 * component because half of it is one anyway. So the response holds its HTML and its props, and not its component tree as well.
 */
export function GroupDetails({ group, panel, meetups, mute, joining, today }: GroupDetailsProps) {
  const insider = panel.membership.can["see-members"].allowed;
  const joinGroup = joinGroupOf(group);
  return (
    <DelayOverlay ms={500}>
      <JoinProvider group={joinGroup} panel={panel} joining={joining}>
        <div className="wrap">
          <GroupLead group={group}>
            <JoinPanel>
              {panel.membership.can.join.allowed && panel.invited === null && asksSomething(group) && (
                <noscript>
                  <PlainJoinForm group={joinGroup} />
                </noscript>
              )}
            </JoinPanel>
          </GroupLead>
          {insider ? <MemberTabs groupId={group._id} count={group.places.memberCount} current="about" /> : <Divider />}
          <GroupBody group={group}>
            <GroupMeets group={group} meetups={meetups} />
          </GroupBody>
          <Divider />
          <GroupFacts group={group} today={today} />
          {panel.membership.state === "member" && (
            <>
              <Divider />
              <div className="max-w-md py-8">
                <MuteField
                  groupId={group._id}
                  groupName={group.groupName}
                  mute={mute}
                  label="Mute this group"
                  hint="You stay in it and keep your places; you hear only what you have to know."
                />
              </div>
            </>
          )}
          {!insider && (
            <>
              <Divider />
              <MemberCount count={group.places.memberCount} />
            </>
          )}
        </div>
        <JoinBar />
      </JoinProvider>
    </DelayOverlay>
  );
}
