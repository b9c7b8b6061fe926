import "server-only";
import { ACCOUNT_JOBS } from "@/lib/accounts/jobs";
import { CONTACT_JOBS } from "@/lib/contact/jobs";
import { LINK_JOBS } from "@/lib/links/jobs";
import { MEETUP_JOBS } from "@/lib/meetups/jobs";
import { MEMBERSHIP_JOBS } from "@/lib/memberships/jobs";
import { NOTICE_JOBS } from "@/lib/notices/jobs";
import { OWN_DATA_JOBS } from "@/lib/own-data/jobs";
import type { Jobs } from "@/lib/platform/clock/jobs";

/** Everything that happens by itself, by the kind of its due work. */
export const JOBS: Jobs = {
  ...CONTACT_JOBS,
  ...ACCOUNT_JOBS,
  ...LINK_JOBS,
  ...MEMBERSHIP_JOBS,
  ...MEETUP_JOBS,
  ...OWN_DATA_JOBS,
  ...NOTICE_JOBS,
};
