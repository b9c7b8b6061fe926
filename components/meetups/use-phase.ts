import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { type Phase, phaseAt } from "@/lib/meetups/phase-rules";

/** Where the meetup stands in time right now: the page may be a little older than that. */
export const usePhase = (meetup: PublicMeetup): Phase =>
  useBrowserValue(
    () => phaseAt(meetup, new Date().toISOString()),
    () => meetup.phase,
  );
