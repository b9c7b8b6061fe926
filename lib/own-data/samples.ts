import { farewellMail } from "@/lib/accounts/mails";
import { SAMPLE_PERSON } from "@/lib/accounts/samples";
import type { MailPreview } from "@/lib/platform/email/preview";

export const FAREWELL_PREVIEW: MailPreview = { title: "The account is deleted", write: () => farewellMail(SAMPLE_PERSON) };
