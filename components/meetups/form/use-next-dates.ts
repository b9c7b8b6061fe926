"use client";

import { useEffect, useState } from "react";
import type { MeetupDraft } from "./draft";
import type { NextDates } from "./next-dates";

interface Known extends NextDates {
  notes: { starts: string; ends: string };
}

const NOTHING: Known = { dates: [], jumped: [], notes: { starts: "", ends: "" } };

/** What it hangs on: a title that is being written asks no clock. */
function askedOf(draft: MeetupDraft): string {
  const { title, description, bring, placeName, address, mapLink, howToFind, link, covers, refund, pay, ...asked } = draft;
  return JSON.stringify(asked);
}

/** What the clocks of the world say about a draft; they are fetched once a day and a time are there. */
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
        // Not reachable just now: the server says the same when it is sent.
        .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [asked]);
  return known;
}
