"use client";

import { useEffect, useState } from "react";
import type { MeetupDraft } from "./draft";
import type { NextDates } from "./next-dates";

interface Known extends NextDates {
  notes: { starts: string; ends: string };
}

const NOTHING: Known = { dates: [], jumped: [], notes: { starts: "", ends: "" } };

/** The fields that the dates depend on, as a key. Typing in a title starts no computation. */
function askedOf(draft: MeetupDraft): string {
  const { title, description, bring, placeName, address, mapLink, howToFind, link, covers, refund, pay, ...asked } = draft;
  return JSON.stringify(asked);
}

/** The next dates of a draft, and notes about clock changes. The libraries for it are loaded once the draft has a day and a time. */
export function useNextDates(draft: MeetupDraft): Known {
  const [known, setKnown] = useState(NOTHING);
  const asked = askedOf(draft);
  useEffect(() => {
    let gone = false;
    const about = JSON.parse(asked) as MeetupDraft;
    if (!about.date || !about.starts) setKnown(NOTHING);
    else
      void import("./next-dates")
        .then(({ nextDates, clockNotes }) => {
          if (!gone) setKnown({ ...nextDates(about), notes: clockNotes(about) });
        })
        // The module could not be loaded. The server reports the same problems when the form is sent.
        .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [asked]);
  return known;
}
