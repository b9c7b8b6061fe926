"use client";

import { useRef, useState } from "react";
import { gaveUpWords } from "@/components/meetups/place-words";
import { deskPath } from "@/components/memberships/desk-address";
import { ReasonDialog } from "@/components/memberships/reason-dialog";
import { useDeskCall } from "@/components/memberships/use-desk-call";
import { outcomeFrom } from "@/components/memberships/use-requests";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { siteToast } from "@/components/ui/toast";
import type { RsvpView } from "@/lib/meetups/views";
import { PAUSE_DAYS } from "@/lib/memberships/deadline-rules";
import type { DecisionResult } from "@/lib/memberships/views";
import { ANSWERS } from "@/lib/notices/question-schema";
import type { NoticeView } from "@/lib/notices/schema";

const MEETUP = {
  "seat-offered": { field: "offered", body: { offered: true }, took: "The place is yours." },
  "still-coming": { field: "stillComing", body: { stillComing: true }, took: "Good to know: your place is kept." },
};

interface NoticeAnswersProps {
  notice: NoticeView;
  /** The answer that the person chose in a mail: its button comes first and is the main one. */
  chosen?: "yes" | "no";
  onAnswered: () => void;
}

/** The buttons Yes and No for the question of a notice; the person stays in the list. */
export function NoticeAnswers({ notice, chosen = "yes", onAnswered }: NoticeAnswersProps) {
  const { _id, kind, groupId, meetupId, actor, title } = notice;
  const call = useDeskCall();
  const [declining, setDeclining] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  const meetup = kind === "seat-offered" || kind === "still-coming" ? MEETUP[kind] : null;
  const words = ANSWERS[kind];

  // The buttons disappear. If one of them had keyboard focus, the focus moves to the notice.
  const goOn = () => place.current?.closest("li")?.querySelector("a");
  const finish = (words: string, kind: "success" | "error" = "success") => {
    answered.current = true;
    void siteToast[kind](words);
    goOn()?.focus();
    onAnswered();
  };
  const answer = async (method: "PUT" | "DELETE", body: unknown, wordsOf: (rsvp: RsvpView) => string) => {
    const rsvp = await call.run<RsvpView>(`/api/meetups/${meetupId}/rsvp`, { method, body });
    if (rsvp) finish(wordsOf(rsvp));
  };
  const decide = async (decision: "approve" | "decline", reason = "") => {
    const body = { people: [actor?._id], decision, ...(reason && { reason }) };
    const answer = await call.run<{ results: DecisionResult[] }>(`/api/groups/${groupId}/requests/decisions`, { method: "POST", body });
    const [result] = answer?.results ?? [];
    if (!result) return;
    // A declined request is a success of the press. `good` describes the result for the person who asked.
    finish(`${actor?.displayName} ${outcomeFrom(result, decision).words}`, "error" in result ? "error" : "success");
    setDeclining(false);
  };

  const press = {
    yes: () => void (meetup ? answer("PUT", meetup.body, () => meetup.took) : decide("approve")),
    no: () => (meetup ? void answer("DELETE", {}, gaveUpWords) : setDeclining(true)),
  };

  return (
    <div ref={place}>
      <div className={meetup ? "note-answers" : "note-answers needs-scripts"}>
        {(chosen === "yes" ? (["yes", "no"] as const) : (["no", "yes"] as const)).map((say) => {
          const look = { variant: say === chosen ? "lead" : "outline", size: "sm", pending: call.pending } as const;
          const label = (
            <>
              {words?.[say]}
              <span className="sr-only"> {title}</span>
            </>
          );
          if (!meetup)
            return (
              <Button key={say} {...look} onClick={press[say]}>
                {label}
              </Button>
            );
          return (
            <AnswerForm
              key={say}
              action={`/api/meetups/${meetupId}/rsvp`}
              method={say === "yes" ? "PUT" : "DELETE"}
              fields={say === "yes" ? { [meetup.field]: "1" } : {}}
              onSend={press[say]}
            >
              <Button {...look} type="submit">
                {label}
              </Button>
            </AnswerForm>
          );
        })}
      </div>
      {!meetup && groupId && (
        <noscript>
          <a className="text-link" href={deskPath(groupId)}>
            Answer among the requests of the group
          </a>
        </noscript>
      )}
      <FieldError id={`answer-${_id}`} error={(!declining && call.failure) || undefined} />
      {declining && actor && (
        <ReasonDialog
          title={
            <>
              Decline the request of <bdi>{actor.displayName}</bdi>?
            </>
          }
          intro={`This person can ask again after ${PAUSE_DAYS} days.`}
          submit="Decline request"
          reader={`${actor.displayName} reads`}
          call={call}
          returnFocus={() => (answered.current ? goOn() : null)}
          onSend={(reason) => void decide("decline", reason)}
          onClose={() => {
            call.forget();
            setDeclining(false);
          }}
        />
      )}
    </div>
  );
}
