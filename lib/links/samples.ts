import { newAddressMail, resetMail, verificationMail } from "@/lib/accounts/mails";
import { SAMPLE_MOMENT, SAMPLE_PERSON } from "@/lib/accounts/samples";
import type { MailPreview, MailPreviews } from "@/lib/platform/email/preview";

/** A token that matches nothing. */
const SAMPLE_TOKEN = "0123456789abcdef01234567.a-sample-that-opens-nothing";

export const VERIFY_PREVIEWS: MailPreviews = {
  "": { title: "Confirm the address", write: () => verificationMail(SAMPLE_PERSON, SAMPLE_TOKEN) },
  new: { title: "Confirm a new address", write: () => newAddressMail(SAMPLE_PERSON, SAMPLE_TOKEN) },
};

export const RESET_PREVIEW: MailPreview = {
  title: "A new password",
  write: () => resetMail(SAMPLE_PERSON, SAMPLE_TOKEN, { at: SAMPLE_MOMENT, device: "Firefox on Linux" }),
};
