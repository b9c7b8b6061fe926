"use client";

import { useEffect, useRef } from "react";
import { useDeskCall } from "@/components/memberships/use-desk-call";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { siteToast } from "@/components/ui/toast";
import type { RsvpView } from "@/lib/meetups/views";
import { gaveUpWords } from "./place-words";

interface MyAnswersProps {
  meetup: { _id: string; title: string };
  yes: "go" | "confirm" | null;
  no: boolean;
  /** The buttons are small in a list, but not in the panel of the next meetup. */
  small?: boolean;
}

const YES = {
  go: { words: "Going", field: "feeSeen", value: 0, body: { guests: 0, feeSeen: 0 } },
  confirm: { words: "I’m coming", field: "stillComing", value: 1, body: { stillComing: true } },
} as const;

const became = ({ state, position }: RsvpView): string => {
  if (state === "going") return "Your place is kept.";
  return position === null ? "You are in line." : `You are number ${position} in line.`;
};

/** A person without a place has none to give up, so the text differs. */
const gaveUp = (yes: MyAnswersProps["yes"], rsvp: RsvpView): string => (yes === "go" ? "You are not coming." : gaveUpWords(rsvp));

/** The buttons for yes and no in the person's calendar. Without scripts they lead to the page of the person's answer. */
export function MyAnswers({ meetup: { _id, title }, yes, no, small = false }: MyAnswersProps) {
  const call = useDeskCall();
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  const action = `/api/meetups/${_id}/rsvp`;
  const size = small ? "sm" : "md";

  // An answer removes the buttons. If one of them had the focus, it moves to the heading of the list.
  useEffect(
    () => () => {
      if (answered.current) document.getElementById("calendar-view")?.focus();
    },
    [],
  );

  const send = async (method: "PUT" | "DELETE", body: object) => {
    const rsvp = await call.run<RsvpView>(action, { method, body });
    if (!rsvp) return;
    answered.current = place.current?.contains(document.activeElement) === true;
    void siteToast.success(method === "PUT" ? became(rsvp) : gaveUp(yes, rsvp));
  };
  const way = yes && YES[yes];
  return (
    <div ref={place} className="my-answers">
      {way && (
        <AnswerForm action={action} method="PUT" fields={{ [way.field]: way.value }} onSend={() => void send("PUT", way.body)}>
          <Button type="submit" variant={small ? "outline" : "marigold"} size={size} pending={call.pending}>
            {way.words}
            <span className="sr-only"> to {title}</span>
          </Button>
        </AnswerForm>
      )}
      {no && (
        <AnswerForm action={action} method="DELETE" onSend={() => void send("DELETE", {})}>
          <Button type="submit" variant="outline" size={size} className={small ? "" : "btn-on-cloth"} pending={call.pending}>
            {small ? "Not going" : "I can’t make it"}
            <span className="sr-only"> to {title}</span>
          </Button>
        </AnswerForm>
      )}
      <FieldError id={`answer-${_id}`} error={call.failure || undefined} />
    </div>
  );
}
