import type { EventKind } from "@/lib/events/schema";

/** The texts of the two buttons for kinds that ask their reader a question, in the app and in a mail. */
export const ANSWERS: Partial<Record<EventKind, { yes: string; no: string }>> = {
  "request-received": { yes: "Approve", no: "Decline" },
  "seat-offered": { yes: "Take it", no: "Pass it on" },
  "still-coming": { yes: "I’m coming", no: "I can’t make it" },
};

/** The page where one press gives that answer. Opening a link from a mail changes nothing by itself. */
export const answerPath = (noticeId: string, say: "yes" | "no"): string =>
  `/dashboard/notices?${new URLSearchParams({ answer: noticeId, say })}`;
