"use client";

import { PAUSE_DAYS } from "@/lib/memberships/deadline-rules";
import type { RequestRow } from "@/lib/memberships/views";
import { people } from "./places-words";
import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog";

const REASONS = ["We want to stay small for now.", "Please tell us a little more about yourself, and ask again."];

interface DeclineDialogProps extends Pick<ReasonDialogProps, "call" | "returnFocus" | "onSend" | "onClose"> {
  requests: RequestRow[];
}

/** Asks for the reason before one or several requests are declined. These people will read it. */
export function DeclineDialog({ requests, ...others }: DeclineDialogProps) {
  const count = requests.length;
  const [person] = requests;
  const words =
    count === 1 && person
      ? {
          title: (
            <>
              Decline the request of <bdi>{person.displayName}</bdi>?
            </>
          ),
          intro: "This person",
          submit: "Decline request",
          reader: `${person.displayName} reads`,
          person,
        }
      : { title: `Decline ${count} requests?`, intro: people(count), submit: `Decline ${count}`, reader: "They read" };
  return (
    <ReasonDialog
      {...words}
      about={requests.map(({ _id }) => _id).join()}
      intro={`${words.intro} can ask again after ${PAUSE_DAYS} days.`}
      reasons={REASONS}
      {...others}
    />
  );
}
