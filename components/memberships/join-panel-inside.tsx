"use client";

import Link from "next/link";
import { useState } from "react";
import { Rules } from "@/components/groups/rules";
import { planPath } from "@/components/meetups/desk-addresses";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Says } from "@/components/ui/says";
import { formatNumber } from "@/lib/format-number";
import { groupPath, publicPath, updateGroupPath } from "@/lib/groups/page-addresses";
import { ApiError, failureOf } from "@/lib/platform/http/client";
import { ContactLine } from "./contact-line";
import { deskPath } from "./desk-address";
import { GroupPatch } from "./group-patch";
import { JoinHeading } from "./join-heading";
import { dayOf } from "./join-words";
import { useJoining } from "./joining";
import { people } from "./places-words";
import { ShareButton } from "./share-button";

const Since = () => {
  const { panel } = useJoining();
  return panel?.since ? <p>since {dayOf(panel.since)}</p> : null;
};

const LeaveButton = () => {
  const { open } = useJoining();
  return (
    <button type="button" className="quiet" onClick={() => open("leave")}>
      Leave group
    </button>
  );
};

export function MemberPart() {
  const { group, panel, fresh } = useJoining();
  return (
    <>
      <div className="join-state">
        <GroupPatch src={group.imageUrl} look="member" fresh={fresh} />
        <div>
          <JoinHeading>You are a member</JoinHeading>
          <Since />
        </div>
      </div>
      {group.closedAt && (
        <Says icon="lock" title="This group is closed">
          Since {dayOf(group.closedAt)}. Its pages stay for the people who were part of it.
        </Says>
      )}
      <ContactLine />
      <div className="ways">
        {!panel && (
          <ButtonLink variant="outline" href={groupPath(group._id)}>
            Go to the group
          </ButtonLink>
        )}
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
        <LeaveButton />
      </div>
    </>
  );
}

function waitingWords(waiting: number | null): string {
  if (waiting === null) return "Requests, members and invitations";
  if (waiting === 0) return "Nothing waits for an answer";
  return `${people(waiting)} ${waiting === 1 ? "waits" : "wait"} for an answer`;
}

/** The panel for the owner and the organizers, with a link to the desk. */
export function OrganizerPart() {
  const { group, membership, panel } = useJoining();
  const owner = membership?.role === "owner";
  // The public page does not know the number of requests.
  const waiting = panel ? (panel.requests ?? 0) : null;
  return (
    <>
      <div className="join-state">
        <GroupPatch src={group.imageUrl} look={owner ? "owner" : "organizer"} />
        <div>
          <JoinHeading>{owner ? "You own this group" : "You are an organizer"}</JoinHeading>
          <Since />
        </div>
      </div>
      <Link className="desk-door" href={deskPath(group._id)} prefetch={false}>
        <Icon name="desk" />
        <span>
          <b>Desk</b>
          <small>{waitingWords(waiting)}</small>
        </span>
        {waiting !== null && waiting > 0 && <b className="count count-hot">{formatNumber(waiting)}</b>}
        <Icon name="right" />
      </Link>
      {!owner && <ContactLine />}
      <div className="ways">
        {!group.closedAt && (
          <ButtonLink variant="outline" href={planPath(group._id)}>
            <Icon name="calendar" />
            Plan a meetup
          </ButtonLink>
        )}
        {membership?.can["edit-text"].allowed && (
          <ButtonLink variant="outline" href={updateGroupPath(group._id)}>
            <Icon name="edit" />
            Update Group
          </ButtonLink>
        )}
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
        {membership?.can.leave.allowed && <LeaveButton />}
      </div>
      {owner && !group.closedAt && (
        <p className="fine">
          To leave, first{" "}
          <Link className="text-link" href={`${deskPath(group._id, "settings")}#owner`} prefetch={false}>
            hand the group over
          </Link>
          .
        </p>
      )}
    </>
  );
}

/**
 * If the rules have changed again in the meantime, the message is the server's error for that field. The panel then shows the newest rules.
 */
const saidOf = (error: unknown): string => (error instanceof ApiError && error.fields.rulesVersion?.[0]) || failureOf(error);

/** Asks a member who accepted an older version of the rules to accept the new one, or to leave. */
export function RulesChangedPart() {
  const { group, edit, doing } = useJoining();
  const [failure, setFailure] = useState<string | null>(null);
  const accept = () => {
    setFailure(null);
    edit({ rulesVersion: group.rulesVersion }).catch((error: unknown) => setFailure(saidOf(error)));
  };
  return (
    <>
      <Says icon="rules" title="The rules have changed" warn>
        Please read and accept them.
      </Says>
      <Rules text={group.rules} />
      <ContactLine />
      {failure && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {failure}
        </p>
      )}
      <div className="ways">
        <Button className="btn-grow" pending={doing === "changing"} onClick={accept}>
          Accept the rules
        </Button>
        <LeaveButton />
      </div>
    </>
  );
}
