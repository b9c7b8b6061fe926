import { MOVE_DAYS } from "@/lib/memberships/deadline-rules";
import type { Contact } from "@/lib/memberships/schema";

/** What the organizers may keep of a member's address: the texts for choosing it and for the chosen state. */
export const CONTACT_WORDS: Record<Contact, { choice: string; means: string; says: string }> = {
  nothing: {
    choice: "Nothing",
    means: "Your e-mail address stays hidden.",
    says: "Organizers do not see your e-mail address.",
  },
  "if-the-group-moves": {
    choice: "Only if the group moves elsewhere",
    means: `You are told of a move first, and have ${MOVE_DAYS} days to say no.`,
    says: "Organizers get your e-mail address only if the group moves elsewhere. You are told first.",
  },
  always: {
    choice: "My e-mail address",
    means: "The organizers of this group see it and may keep it.",
    says: "Organizers see your e-mail address.",
  },
};

/** The choices, the most private one first. */
export const CONTACT_CHOICES = ["nothing", "if-the-group-moves", "always"] as const satisfies Contact[];
