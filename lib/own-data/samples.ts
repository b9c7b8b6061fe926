import { farewellMail } from "@/lib/accounts/mails";
import { SAMPLE_PERSON } from "@/lib/accounts/samples";
import type { MailPreviews } from "@/lib/platform/email/preview";
import { FAREWELL_KIND } from "./tasks";

export const OWN_DATA_PREVIEWS: MailPreviews = {
  [FAREWELL_KIND]: { title: "The account is deleted", write: () => farewellMail(SAMPLE_PERSON) },
};
