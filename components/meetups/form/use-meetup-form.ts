"use client";

import { useSignedOut } from "@/components/account/use-signed-out";
import { useKeptForm } from "@/components/ui/use-kept-form";
import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import type { MeetupDraft } from "./draft";
import { onInputs } from "./on-inputs";

interface Options {
  initial: MeetupDraft;
  /** The meetup that is changed; absent for a new one. */
  meetup?: PlannedMeetup;
  path: string;
  email: string;
  send: (draft: MeetupDraft) => Promise<void>;
}

/** The form of a meetup, on the same form engine as every long form. */
export function useMeetupForm({ initial, meetup, path, email, send }: Options) {
  return useKeptForm<MeetupDraft>({
    initial,
    path,
    email,
    signedOut: useSignedOut(),
    send,
    onInputs,
    // A change is reviewed in a dialog before it is saved, and the page stays open meanwhile.
    ...(meetup && { again: "kept" }),
    loadCheck: async () => {
      const { checkMeetup } = await import("./check-meetup");
      return (draft) => checkMeetup(draft, meetup ? { meetup, initial } : null);
    },
  });
}

export type MeetupFormState = ReturnType<typeof useMeetupForm>;

/** The props of each part of the form. */
export interface PartProps {
  state: MeetupFormState;
}
