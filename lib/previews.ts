import "server-only";
import { ACCOUNT_PREVIEWS } from "@/lib/accounts/samples";
import { CONTACT_PREVIEWS } from "@/lib/contact/samples";
import { LINK_PREVIEWS } from "@/lib/links/samples";
import { NOTICE_PREVIEWS } from "@/lib/notices/samples";
import { OWN_DATA_PREVIEWS } from "@/lib/own-data/samples";
import type { MailPreviews } from "@/lib/platform/email/preview";

/** Every mail of the product with sample data. */
export const PREVIEWS: MailPreviews = {
  ...LINK_PREVIEWS,
  ...ACCOUNT_PREVIEWS,
  ...CONTACT_PREVIEWS,
  ...OWN_DATA_PREVIEWS,
  ...NOTICE_PREVIEWS,
};
