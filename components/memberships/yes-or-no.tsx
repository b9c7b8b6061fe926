"use client";

import { useId } from "react";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { Failure } from "@/components/ui/failure";
import { Says } from "@/components/ui/says";
import { ANSWER_DAYS } from "@/lib/memberships/deadline-rules";
import type { InvitationCard } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import { AcceptRules } from "./accept-rules";
import { AnswerFields } from "./answer-fields";
import { ContactChoice } from "./contact-choice";
import { useInvitationAnswer } from "./use-invitation-answer";

interface YesOrNoProps {
  card: InvitationCard;
  token: string;
  /** The name of the person who is signed in. */
  person: string;
}

/** The form for a person who may accept the invitation: the group's questions and rules, and the answer. */
export function YesOrNo({ card, token, person }: YesOrNoProps) {
  const { group, invitedBy, membership } = card;
  const giving = useInvitationAnswer(card, token);
  const { questions, rulesVersion, errors, declined, pending, paths, answer } = giving;
  const declining = useId();
  return (
    <section ref={giving.place} className="panel seam join-panel" aria-label="Your answer">
      <Standing card={card} declined={declined} />
      {membership?.state === "requested" && group.questions.length > 0 && (
        <Says icon="check" title="You have asked to join">
          There is nothing more to answer.
        </Says>
      )}
      <AnswerForm action={paths.yes} onSend={() => void answer(true)}>
        {questions.length > 0 && (
          <div className="part">
            <h2 className="panel-title">
              <bdi>{invitedBy.displayName}</bdi> asks
            </h2>
            <AnswerFields questions={questions} answers={giving.answers} errors={errors.answers} onWrite={giving.write} />
          </div>
        )}
        {rulesVersion > 0 && (
          <div className="part">
            <AcceptRules
              rules={group.rules}
              rulesVersion={rulesVersion}
              accepted={giving.accepted}
              error={errors.rules}
              onAccept={giving.accept}
            />
          </div>
        )}
        <div className="part">
          <h2 className="panel-title">What the organizers will see</h2>
          <p className="fine">
            Your name and picture
            {group.questions.length > 0 && `, and your answers, which are deleted ${ANSWER_DAYS} days after you joined`}.
          </p>
          <ContactChoice value={giving.contact} onChoose={giving.setContact} />
        </div>
        <Failure says={giving.failure} className="join-failure" />
        <div className="ways">
          <Button type="submit" className="btn-grow" pending={pending}>
            {yesWords(card, declined)}
          </Button>
          {!declined && (
            <Button type="submit" form={declining} variant="outline" pending={pending}>
              Decline
            </Button>
          )}
        </div>
      </AnswerForm>
      <AnswerForm id={declining} action={paths.no} onSend={() => void answer(false)} />
      <p className="fine">
        You are signed in as <bdi>{person}</bdi>.
      </p>
    </section>
  );
}

const isFull = ({ group }: InvitationCard): boolean => group.places.free === 0;

function yesWords(card: InvitationCard, declined: boolean): string {
  if (declined) return "Accept after all";
  return isFull(card) && card.membership?.state !== "waiting" ? "Join the waitlist" : "Accept";
}

/** Says what accepting would do, or that the person has declined. */
function Standing({ card, declined }: { card: InvitationCard; declined: boolean }) {
  const { membership, role } = card;
  if (declined)
    return (
      <div tabIndex={-1}>
        <Says icon="check" title="You declined">
          The invitation stays good, in case you change your mind.
        </Says>
      </div>
    );
  if (membership?.state === "waiting")
    return (
      <Says icon="waiting" title={`You are ${ordinal(membership.position ?? 1)} in line`}>
        You keep your place. When one opens for you, you are an organizer at once.
      </Says>
    );
  if (!isFull(card)) return null;
  return (
    <Says icon="waiting" title="All places are taken">
      The invitation stays good: when a place opens for you, you are {role === "organizer" ? "an organizer" : "a member"} at once.
    </Says>
  );
}
