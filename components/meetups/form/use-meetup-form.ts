"use client";

import { useSignedOut } from "@/components/account/use-signed-out";
import { useKeptForm } from "@/components/ui/use-kept-form";
import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import type { MeetupDraft } from "./draft";
import { onInputs } from "./on-inputs";

interface Options {
  initial: MeetupDraft;
  /** What is changed; absent for a new one. */
  meetup?: PlannedMeetup;
  path: string;
  email: string;
  send: (draft: MeetupDraft) => Promise<void>;
}

/** The form of a meetup: the same engine as every long form. */
export function useMeetupForm({ initial, meetup, path, email, send }: Options) {
  return useKeptForm<MeetupDraft>({
    initial,
    path,
    email,
    signedOut: useSignedOut(),
    send,
    onInputs,
    // A change is looked over once more before it is saved, and the page stays meanwhile.
    ...(meetup && { again: "kept" }),
    loadCheck: async () => {
      const { checkMeetup } = await import("./check-meetup");
      return (draft) => checkMeetup(draft, meetup ? { meetup, initial } : null);
    },
  });
}

export type MeetupFormState = ReturnType<typeof useMeetupForm>;

/** What each part of the form is given. */
export interface PartProps {
  state: MeetupFormState;
}
