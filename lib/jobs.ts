import "server-only";
import { ACCOUNT_JOBS } from "@/lib/accounts/jobs";
import { CONTACT_JOBS } from "@/lib/contact/jobs";
import { LINK_JOBS } from "@/lib/links/jobs";
import { MEETUP_JOBS } from "@/lib/meetups/jobs";
import { MEMBERSHIP_JOBS } from "@/lib/memberships/jobs";
import { NOTICE_JOBS } from "@/lib/notices/jobs";
import { OWN_DATA_JOBS } from "@/lib/own-data/jobs";
import type { Jobs } from "@/lib/platform/clock/jobs";
import { type MailPreviews, previewsOf } from "@/lib/platform/email/preview";

/** Everything that happens by itself, by the kind of its due work: also what waits from the first start on, and every mail. */
export const JOBS: Jobs = {
  ...LINK_JOBS,
  ...ACCOUNT_JOBS,
  ...CONTACT_JOBS,
  ...MEMBERSHIP_JOBS,
  ...MEETUP_JOBS,
  ...OWN_DATA_JOBS,
  ...NOTICE_JOBS,
};

/** Every mail of the product with sample data. */
export const PREVIEWS: MailPreviews = previewsOf(JOBS);
