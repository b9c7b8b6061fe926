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
  /** Whether the person hears nothing from it. */
  mute: Mute;
  /** Whoever came back from the login page, where Join Group led, goes on with joining. */
  joining: boolean;
  /** As `2026-11-21`, in the group's own country. */
  today: string;
}

/**
 * A group's own page for people who are signed in. On phones the one thing to do waits in a bar at the foot of the screen. A client component,
 * because half of it is one anyway, and what it shows travels once then: as HTML, and as what it was made from.
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
