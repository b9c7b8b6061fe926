import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { type Phase, phaseAt } from "@/lib/meetups/phase-rules";

/** The present phase of the meetup. The page may be older and show an earlier one. */
export const usePhase = (meetup: PublicMeetup): Phase =>
  useBrowserValue(
    () => phaseAt(meetup, new Date().toISOString()),
    () => meetup.phase,
  );
