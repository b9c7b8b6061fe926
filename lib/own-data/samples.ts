import { farewellMail, waitingMail } from "@/lib/accounts/mails";
import { SAMPLE_MOMENT, SAMPLE_PERSON } from "@/lib/accounts/samples";
import { ownedWords } from "@/lib/memberships/owned-rules";
import type { MailPreview, MailPreviews } from "@/lib/platform/email/preview";

export const FAREWELL_PREVIEW: MailPreview = { title: "The account is deleted", write: () => farewellMail(SAMPLE_PERSON) };

const KEPT = { _id: "ramna", groupName: "Ramna Morning Runners", offered: null };
const OFFERED = { _id: "lake", groupName: "Lake Sketchers", offered: { to: "Omar Faruk", until: SAMPLE_MOMENT } };

const waiting = (title: string, groups: Parameters<typeof ownedWords>[0], settled: boolean): MailPreview => ({
  title,
  write: () => waitingMail(SAMPLE_PERSON, ownedWords(groups, SAMPLE_PERSON.zone), settled),
});

export const WAITING_PREVIEWS: MailPreviews = {
  keeps: waiting("The account waits for a group", [KEPT, OFFERED], false),
  offered: waiting("The account waits for an answer", [OFFERED], true),
};
