"use client";

import Link from "next/link";
import { Suspense, useState } from "react";
import { checkJoin, refusedFields } from "@/components/memberships/join-form";
import { useGiving } from "@/components/memberships/use-giving";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { laterPart } from "@/components/ui/fetched-part";
import type { FieldErrors } from "@/lib/errors";
import { publicPath } from "@/lib/groups/page-addresses";
import { seenOf } from "@/lib/meetups/fee-rules";
import type { AskedOnJoining, PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { FeeLine } from "./fee-line";
import { GuestStepper } from "./guest-stepper";
import { RsvpSeries } from "./rsvp-series";
import { goWords, lineAheadWords, opensInWords, waitsInLine } from "./rsvp-words";
import { useAsked } from "./use-asked";
import type { UseRsvp } from "./use-rsvp";

/** Loaded only for people who are not members yet. */
const JoinParts = laterPart(() => import("./join-parts").then(({ JoinParts }) => JoinParts));

interface RsvpGoProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  answering: UseRsvp;
  given: AskedOnJoining | null;
}

/** For a person who has not answered, or said no: the fee and the button. A person who is not a member yet also joins the group here. */
export function RsvpGo({ meetup, rsvp, answering, given }: RsvpGoProps) {
  const may = rsvp.can.go;
  const why = may.allowed ? null : may.code;
  const outside = why === "members_only";
  const asked = useAsked(meetup.group._id, outside, given);
  if (may.allowed) return <Go meetup={meetup} rsvp={rsvp} answering={answering} asked={null} />;
  if (outside && asked?.joinPolicy === "open")
    return <Go key={asked._id} meetup={meetup} rsvp={rsvp} answering={answering} asked={asked} />;
  if (rsvp.came) return <p>You were there, and earned its patch.</p>;
  return (
    <>
      <p>
        {why === "not_open" ? opensInWords(meetup) : may.reason} {may.next}
      </p>
      {(outside || why === "group_full") && (
        <Link className="btn btn-wide" href={publicPath(meetup.slug)} prefetch={false}>
          See the group
        </Link>
      )}
    </>
  );
}

/** A member has nothing to answer for the group. */
const NOTHING_ASKED = { _id: "", questions: [], rulesVersion: 0 };

/** The API names the fields of joining with the prefix `join.`, which the form does not use. */
const ofJoining = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name.replace(/^join\./, ""), messages]));

function Go({ meetup, rsvp, answering, asked }: Omit<RsvpGoProps, "given"> & { asked: AskedOnJoining | null }) {
  const { busy, go } = answering;
  const [guests, setGuests] = useState(0);
  const { place, answers, accepted, errors, show, write, accept, forget } = useGiving<HTMLDivElement>(asked ?? NOTHING_ASKED);
  const full = waitsInLine(meetup, guests, new Date().toISOString());
  const ahead = full ? lineAheadWords(meetup.places, guests) : null;

  const send = () => {
    const found = asked && checkJoin(answers, accepted);
    show(found);
    if (found) return;
    const join = asked && {
      ...(asked.questions.length > 0 && { answers }),
      ...(asked.rulesVersion > 0 && { rulesVersion: asked.rulesVersion }),
    };
    // The typed answers are stored until the server has accepted them.
    void go({ guests, ...seenOf(meetup.fee), ...(join && { join }) }).then((fields) => {
      if (fields === null) forget();
      else if (asked) show(refusedFields(ofJoining(fields), asked.questions.length));
    });
  };

  const { button, hint } = goWords(meetup, asked !== null, full);
  return (
    <>
      <AnswerForm action={`/api/meetups/${meetup._id}/rsvp`} method="PUT" fields={seenOf(meetup.fee)} onSend={send} className="rsvp-form">
        {asked && (
          <div ref={place} className="contents">
            <p>
              This meetup is for members of <bdi>{asked.groupName}</bdi>. Joining is free.
            </p>
            <Suspense>
              <JoinParts asked={asked} answers={answers} accepted={accepted} errors={errors} onWrite={write} onAccept={accept} />
            </Suspense>
          </div>
        )}
        {meetup.guestsAllowed > 0 && <GuestStepper most={meetup.guestsAllowed} value={guests} onChange={setGuests} />}
        {ahead && <p>{ahead}</p>}
        <FeeLine fee={meetup.fee} />
        <Button type="submit" className="btn-wide" pending={busy}>
          {button}
        </Button>
      </AnswerForm>
      <p className="fine">{hint}</p>
      {asked === null && <RsvpSeries meetup={meetup} rsvp={rsvp} guests={guests} answering={answering} />}
    </>
  );
}
