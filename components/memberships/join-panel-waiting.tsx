"use client";

import Link from "next/link";
import { UnconfirmedNote } from "@/components/account/unconfirmed-note";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import { groupPath, publicPath } from "@/lib/groups/page-addresses";
import { ordinal } from "@/lib/ordinal";
import { FoldedAnswers } from "./answers";
import { ContactLine } from "./contact-line";
import { DrawnPlaces } from "./drawn-places";
import { GroupPatch } from "./group-patch";
import { JoinButton } from "./join-button";
import { JoinHeading } from "./join-heading";
import { PolicySays, seatsOf } from "./join-panel-outside";
import { afterBanWords, answerWords, dayOf, declinedWords, membershipPath } from "./join-words";
import { useJoining } from "./joining";
import { people } from "./places-words";
import { Queue } from "./queue";
import { ShareButton } from "./share-button";

/** The panel for a person who has asked to join. */
export function RequestedPart() {
  const { group, panel, doing, giveUp } = useJoining();
  const answers = panel?.answers ?? [];
  return (
    <>
      <div className="join-state">
        <GroupPatch src={group.imageUrl} look="tacked" />
        <div>
          <JoinHeading>Requested</JoinHeading>
          <p className="wrap-anywhere">
            {panel?.since && `on ${dayOf(panel.since)}. `}
            {answerWords(group)}
          </p>
        </div>
      </div>
      <FoldedAnswers answers={answers} whose="Your answers" />
      <ContactLine />
      <div className="ways">
        <AnswerForm action={membershipPath(group._id)} method="DELETE" fields={{ from: "requested" }} onSend={() => void giveUp()}>
          <Button type="submit" variant="outline" pending={doing === "leaving"}>
            Withdraw request
          </Button>
        </AnswerForm>
      </div>
    </>
  );
}

/** The panel for a person on the waitlist. They see their own place in line, and no other names. */
export function QueuePart() {
  const { group, membership, doing, giveUp } = useJoining();
  const position = membership?.position ?? 1;
  return (
    <>
      <Queue picture={group.imageUrl} position={position} />
      <div className="join-state">
        <div>
          <JoinHeading>
            You are <span className="digits">{ordinal(position)}</span> in line
          </JoinHeading>
          <p>
            {position === 1 ? "Nobody is before you." : `${people(position - 1)} ${position === 2 ? "is" : "are"} before you.`}{" "}
            {group.closedAt === null && "When a place opens for you, you are a member and we write to you."}
          </p>
        </div>
      </div>
      {group.closedAt && (
        <Says icon="lock" title="This group is closed">
          {group.hasOwner ? "You keep your place in line for the day it opens again." : "Nobody owns it any more, so it cannot open again."}
        </Says>
      )}
      <UnconfirmedNote />
      <ContactLine />
      <div className="ways">
        <AnswerForm action={membershipPath(group._id)} method="DELETE" fields={{ from: "waiting" }} onSend={() => void giveUp()}>
          <Button type="submit" variant="outline" pending={doing === "leaving"}>
            Leave the line
          </Button>
        </AnswerForm>
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
      </div>
    </>
  );
}

/** Says that the request was declined, and when the person may ask again. */
export function DeclinedNote() {
  const { group, panel, membership } = useJoining();
  const declined = panel?.declined;
  const join = membership?.can.join;
  return (
    <>
      <DrawnPlaces seats={seatsOf(group)} />
      <PolicySays group={group} />
      {declined && join && (
        <>
          <Says icon="clock" title="Your last request was declined">
            {declinedWords(join, group.joinPolicy, declined.askAgainAt)}
          </Says>
          {declined.reason && (
            <p className="said" dir="auto">
              <small>Their reason</small>
              {declined.reason}
            </p>
          )}
        </>
      )}
      <div className="ways">
        {join?.allowed && <JoinButton wide />}
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
      </div>
    </>
  );
}

export function BannedPart() {
  const { group, panel } = useJoining();
  const ban = panel?.ban;
  return (
    <>
      <Says icon="ban" title="You cannot join this group" warn>
        {ban && (ban.at ? `An organizer removed you on ${dayOf(ban.at)}.` : "An organizer removed you.")}
      </Says>
      {ban?.reason && (
        <p className="said" dir="auto">
          <small>Their reason</small>
          {ban.reason}
        </p>
      )}
      {/* The public page does not know the reason. */}
      {!panel && (
        <p>
          <Link className="text-link" href={groupPath(group._id)} prefetch={false}>
            Why, and until when
          </Link>
        </p>
      )}
      <p className="fine">
        {ban?.until && `${afterBanWords(group.joinPolicy, ban.until)} `}
        If you think this is a mistake,{" "}
        <Link className="text-link" href="/contact" prefetch={false}>
          write to us
        </Link>
        .
      </p>
    </>
  );
}
