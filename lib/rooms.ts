import "server-only";
import { ACCOUNT_JOBS } from "@/lib/accounts/jobs";
import { CONTACT_JOBS } from "@/lib/contact/jobs";
import { LINK_JOBS } from "@/lib/links/jobs";
import { MEETUP_JOBS } from "@/lib/meetups/jobs";
import { MEMBERSHIP_JOBS } from "@/lib/memberships/jobs";
import { NOTICE_JOBS } from "@/lib/notices/jobs";
import { OWN_DATA_JOBS } from "@/lib/own-data/jobs";
import { getCron } from "@/lib/platform/clock/api";
import type { Jobs } from "@/lib/platform/clock/jobs";
import { type MailPreviews, previewsOf } from "@/lib/platform/email/preview";
import { getHealth } from "@/lib/platform/http/health";
import type { Operation } from "@/lib/platform/http/operation";
import { SESSION_JOBS } from "@/lib/sessions/jobs";

/** What a room contributes to the product. */
interface Room {
  /** Its API operations. Loaded lazily, by the API description only, because starting a server does not need them. */
  api: readonly (() => Promise<{ OPERATIONS: readonly Operation[] }>)[];
  /** Its jobs, which run later or repeatedly. */
  jobs?: Jobs;
}

/** Every room with operations or jobs, in a good reading order. */
const ROOMS: readonly Room[] = [
  { api: [() => import("@/lib/groups/api")] },
  {
    api: [
      () => import("@/lib/memberships/api"),
      () => import("@/lib/memberships/desk-api"),
      () => import("@/lib/memberships/invitation-api"),
    ],
    jobs: MEMBERSHIP_JOBS,
  },
  {
    api: [() => import("@/lib/meetups/api"), () => import("@/lib/meetups/rsvp-api"), () => import("@/lib/meetups/feed-api")],
    jobs: MEETUP_JOBS,
  },
  { api: [() => import("@/lib/contact/api")], jobs: CONTACT_JOBS },
  { api: [() => import("@/lib/accounts/api")], jobs: ACCOUNT_JOBS },
  { api: [() => import("@/lib/sessions/api")], jobs: SESSION_JOBS },
  { api: [() => import("@/lib/own-data/api")], jobs: OWN_DATA_JOBS },
  { api: [() => import("@/lib/links/api")], jobs: LINK_JOBS },
  { api: [() => import("@/lib/notices/api")], jobs: NOTICE_JOBS },
];

/** All jobs by the kind of their work, including those that are scheduled at the first start, and every mail. */
export const JOBS: Jobs = Object.assign({}, ...ROOMS.map(({ jobs }) => jobs));

/** Every mail of the product with sample data. */
export const PREVIEWS: MailPreviews = previewsOf(JOBS);

/** All operations of the API. */
export async function listOperations(): Promise<Operation[]> {
  const files = await Promise.all(ROOMS.flatMap(({ api }) => api.map((load) => load())));
  return [...files.flatMap(({ OPERATIONS }) => OPERATIONS), getHealth, getCron];
}
