"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import type { CheckInRow, CheckInView } from "@/lib/meetups/views";
import type { People } from "./guests";
import { readAttendees, readCheckIns, readRest } from "./read-people";
import type { Failure } from "./send-tap";
import { failureOf } from "./send-tap";

const TAPS_EVERY_MS = 5000;
/** Answers are read only at every twelfth poll, because they change less often than the marks. */
const ANSWERS_EVERY = 12;

interface Options {
  hosted: HostedMeetup;
  /** Called after each request: null if the server replied, otherwise the failure. */
  onReach: (failure: Failure | null) => void;
}

/** The server's rows: those from the HTML, the marks of other hosts, and the results of this phone's taps. */
export function usePeople({ hosted: { meetup, attendees, checkIns }, onReach }: Options) {
  const [people, setPeople] = useState<People>({ attendees: attendees.items, checkIns: checkIns.items });
  const latest = useRef(0);
  const told = useRef(onReach);
  told.current = onReach;
  const meetupId = meetup._id;

  /** Puts the server's reply to a tap into the list. Replies to requests that were sent before it are then outdated. */
  const learn = useCallback((view: CheckInView, known: Pick<CheckInRow, "name" | "photoURL" | "by">) => {
    latest.current += 1;
    const { name, ...rest } = view;
    const row: CheckInRow = { ...known, ...rest, name: name ?? known.name };
    setPeople((before) => ({
      ...before,
      checkIns: [...before.checkIns.filter(({ personId }) => personId !== row.personId), row],
    }));
  }, []);

  const look = useCallback(
    async (answersToo: boolean) => {
      const asked = latest.current;
      try {
        const marks = await readCheckIns(meetupId);
        const rows = answersToo ? await readAttendees(meetupId) : null;
        told.current(null);
        if (asked === latest.current) setPeople((before) => ({ attendees: rows ?? before.attendees, checkIns: marks }));
      } catch (error) {
        told.current(failureOf(error));
      }
    },
    [meetupId],
  );

  useEffect(() => {
    if (attendees.next === null && checkIns.next === null) return;
    const asked = latest.current;
    readRest(meetupId, attendees, checkIns)
      .then((all) => (asked === latest.current ? setPeople(all) : look(true)))
      // The next poll fetches all rows.
      .catch(() => undefined);
  }, [meetupId, attendees, checkIns, look]);

  useEffect(() => {
    let looks = 0;
    let busy = false;
    const once = async (answersToo: boolean) => {
      if (busy || document.visibilityState === "hidden") return;
      busy = true;
      await look(answersToo);
      busy = false;
    };
    const timer = setInterval(() => {
      looks += 1;
      void once(looks % ANSWERS_EVERY === 0);
    }, TAPS_EVERY_MS);
    const now = () => void once(true);
    for (const event of ["focus", "online"]) window.addEventListener(event, now);
    document.addEventListener("visibilitychange", now);
    return () => {
      clearInterval(timer);
      for (const event of ["focus", "online"]) window.removeEventListener(event, now);
      document.removeEventListener("visibilitychange", now);
    };
  }, [look]);

  return { people, learn };
}
