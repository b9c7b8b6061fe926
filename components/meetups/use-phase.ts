import { useSyncExternalStore } from "react";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { type Phase, phaseAt } from "@/lib/meetups/phase-rules";

const never = () => () => undefined;

/** Where the meetup stands in time right now: the page may be a little older than that. */
export const usePhase = (meetup: PublicMeetup): Phase =>
  useSyncExternalStore(
    never,
    () => phaseAt(meetup, new Date().toISOString()),
    () => meetup.phase,
  );
