"use client";

import { useId, useState } from "react";
import { LogInFirst } from "@/components/account/log-in-first";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Failure } from "@/components/ui/failure";
import { Says } from "@/components/ui/says";
import { siteToast } from "@/components/ui/toast";
import { publicPath } from "@/lib/groups/page-addresses";
import { ANSWER_DAYS } from "@/lib/memberships/deadline-rules";
import type { InvitationCard, MembershipView } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { ApiError, api, failureOf, wasRefused } from "@/lib/platform/http/client";
import { AcceptRules } from "./accept-rules";
import { AnswerFields } from "./answer-fields";
import { ContactChoice } from "./contact-choice";
import { InvitationStanding } from "./invitation-standing";
import { changesRoleInLine } from "./invitation-words";
import { checkJoin, refusedFields } from "./join-form";
import { useGiving } from "./use-giving";
import "@/components/groups/group.css";

interface InvitationAnswerProps {
  card: InvitationCard;
  token: string;
  /** The name of whoever is signed in; null for a stranger. */
  person: string | null;
}

/** Yes or no to an invitation, for whoever stands before it. */
export function InvitationAnswer({ card, token, person }: InvitationAnswerProps) {
  const { group, membership, accept } = card;
  const here = `/invitations/${token}`;
  if (group.closedAt !== null && membership === null)
    return (
      <section className="panel join-panel" aria-label="Your answer">
        <Says icon="lock" title="This group is closed" warn>
          {group.hasOwner ? "Nobody can join it for now." : "Nobody owns it any more, so it cannot open again."}
        </Says>
        <div className="ways">
          <ButtonLink href={publicPath(group.slug)}>See the group</ButtonLink>
          {person === null && (
            <ButtonLink variant="outline" href={withCallbackUrl("/login", here)}>
              Login
            </ButtonLink>
          )}
        </div>
      </section>
    );
  if (person === null || membership === null)
    return (
      <>
        <div className="ways">
          <ButtonLink className="btn-grow" href={withCallbackUrl("/register", here)}>
            Register to accept
          </ButtonLink>
          <ButtonLink variant="outline" href={withCallbackUrl("/login", here)}>
            Login
          </ButtonLink>
        </div>
        <p className="fine mt-3">
          {card.sentTo && (
            <>
              It was sent to <bdi>{card.sentTo}</bdi>: use that address.{" "}
            </>
          )}
          You come straight back here.
        </p>
      </>
    );
  if (membership.state === "member" || (membership.state === "waiting" && !changesRoleInLine(card)))
    return <InvitationStanding card={card} membership={membership} />;
  if (!accept.allowed)
    return (
      <section className="panel join-panel" aria-label="Your answer">
        <Says icon={accept.code === "banned" ? "ban" : "mail"} title={accept.reason} warn>
          {accept.next}
        </Says>
        <div className="ways">
          {accept.code === "other_address" && <LogInFirst path={here} signedIn />}
          {accept.code === "unverified" && <ButtonLink href="/dashboard/account#email">Confirm my address</ButtonLink>}
          <ButtonLink variant="outline" href={publicPath(group.slug)}>
            See the group
          </ButtonLink>
        </div>
        {card.sentTo && (
          <p className="fine">
            It was sent to <bdi>{card.sentTo}</bdi>. You are signed in as <bdi>{person}</bdi>.
          </p>
        )}
      </section>
    );
  return <YesOrNo card={card} token={token} person={person} />;
}

const NO_QUESTIONS: string[] = [];

/** Whoever has asked to join, or waits in line, gave their answers then, and their yes to the rules of that day. */
function YesOrNo({ card, token, person }: InvitationAnswerProps) {
  const { group, invitedBy, membership } = card;
  const asked = membership?.state === "requested";
  const waits = membership?.state === "waiting";
  const known = asked || waits;
  const questions = known ? NO_QUESTIONS : group.questions;
  const rulesVersion = known && membership.rulesAccepted === group.rulesVersion ? 0 : group.rulesVersion;
  const giving = useGiving<HTMLElement>({ _id: group._id, questions, rulesVersion });
  const { place, answers, accepted, errors, show, write, accept, forget } = giving;
  const [contact, setContact] = useState(membership?.contact ?? "nothing");
  const [failure, setFailure] = useState<string | null>(null);
  const [doing, setDoing] = useState<"yes" | "no" | null>(null);
  const [declined, setDeclined] = useState(card.declined);
  const { showing, show: showAnew } = useShowAfterWrite();
  const pending = doing !== null || showing;
  const full = group.places.free === 0;

  const declining = useId();
  const [acceptance, refusal] = [`/api/invitations/${token}/acceptance`, `/api/invitations/${token}/refusal`];

  const answer = async (yes: boolean) => {
    const found = yes ? checkJoin(answers, accepted) : null;
    if (found) return show(found);
    setDoing(yes ? "yes" : "no");
    setFailure(null);
    let stale = true;
    try {
      const body = yes ? { contact, ...(answers.length > 0 && { answers }), ...(rulesVersion > 0 && { rulesVersion }) } : {};
      const next = await api<MembershipView>(yes ? acceptance : refusal, { method: "POST", body });
      if (yes && next.state === "member") void siteToast.success("You have joined the group!");
      setDeclined(!yes);
      if (yes) forget();
    } catch (error) {
      const refused = error instanceof ApiError ? refusedFields(error.fields, answers.length) : null;
      if (refused) show(refused);
      setFailure(failureOf(error));
      stale = wasRefused(error);
    }
    // Also where it was refused: the group may ask something else by now.
    if (stale) showAnew();
    setDoing(null);
  };

  return (
    <section ref={place} className="panel seam join-panel" aria-label="Your answer">
      {declined ? (
        <div tabIndex={-1}>
          <Says icon="check" title="You declined">
            The invitation stays good, in case you change your mind.
          </Says>
        </div>
      ) : waits ? (
        <Says icon="waiting" title={`You are ${ordinal(membership.position ?? 1)} in line`}>
          You keep your place. When one opens for you, you are an organizer at once.
        </Says>
      ) : (
        full && (
          <Says icon="waiting" title="All places are taken">
            The invitation stays good: when a place opens for you, you are {card.role === "organizer" ? "an organizer" : "a member"} at
            once.
          </Says>
        )
      )}
      {asked && group.questions.length > 0 && (
        <Says icon="check" title="You have asked to join">
          There is nothing more to answer.
        </Says>
      )}
      <AnswerForm action={acceptance} onSend={() => void answer(true)}>
        {questions.length > 0 && (
          <div className="part">
            <h2 className="panel-title">
              <bdi>{invitedBy.displayName}</bdi> asks
            </h2>
            <AnswerFields questions={questions} answers={answers} errors={errors.answers} onWrite={write} />
          </div>
        )}
        {rulesVersion > 0 && (
          <div className="part">
            <AcceptRules rules={group.rules} rulesVersion={rulesVersion} accepted={accepted} error={errors.rules} onAccept={accept} />
          </div>
        )}
        <div className="part">
          <h2 className="panel-title">What the organizers will see</h2>
          <p className="fine">
            Your name and picture
            {group.questions.length > 0 && `, and your answers, which are deleted ${ANSWER_DAYS} days after you joined`}.
          </p>
          <ContactChoice value={contact} onChoose={setContact} />
        </div>
        <Failure says={failure} className="join-failure" />
        <div className="ways">
          <Button type="submit" className="btn-grow" pending={pending}>
            {declined ? "Accept after all" : full && !waits ? "Join the waitlist" : "Accept"}
          </Button>
          {!declined && (
            <Button type="submit" form={declining} variant="outline" pending={pending}>
              Decline
            </Button>
          )}
        </div>
      </AnswerForm>
      <AnswerForm id={declining} action={refusal} onSend={() => void answer(false)} />
      <p className="fine">
        You are signed in as <bdi>{person}</bdi>.
      </p>
    </section>
  );
}
