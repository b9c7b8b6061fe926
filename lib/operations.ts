import "server-only";
import { getMe, patchMe, postAccount, putPassword } from "@/lib/accounts/api";
import { postMessage } from "@/lib/contact/api";
import { getFeatured, getGroupDetails, listGroups, postGroup, putGroup, removeGroup } from "@/lib/groups/api";
import { postReset, postResetConfirmation, postVerification, postVerificationConfirmation, putEmail } from "@/lib/links/api";
import { MEETUP_OPERATIONS } from "@/lib/meetups/api";
import { CALENDAR_OPERATIONS } from "@/lib/meetups/feed-api";
import { RSVP_OPERATIONS } from "@/lib/meetups/rsvp-api";
import { MEMBERSHIP_OPERATIONS } from "@/lib/memberships/api";
import { DESK_OPERATIONS } from "@/lib/memberships/desk-api";
import { INVITATION_OPERATIONS } from "@/lib/memberships/invitation-api";
import { NOTICE_OPERATIONS } from "@/lib/notices/api";
import { OWN_DATA_OPERATIONS } from "@/lib/own-data/api";
import { getCron } from "@/lib/platform/clock/api";
import { getHealth } from "@/lib/platform/http/health";
import type { Operation } from "@/lib/platform/http/operation";
import { deleteSession, deleteSessions, getSessions } from "@/lib/sessions/api";

/** Everything the API does, in the order a newcomer meets it. */
export const OPERATIONS: readonly Operation[] = [
  ...[getFeatured, listGroups, postGroup, getGroupDetails, putGroup, removeGroup],
  ...MEMBERSHIP_OPERATIONS,
  ...DESK_OPERATIONS,
  ...INVITATION_OPERATIONS,
  ...MEETUP_OPERATIONS,
  ...RSVP_OPERATIONS,
  ...CALENDAR_OPERATIONS,
  ...[postMessage],
  ...[postAccount, getMe, patchMe, putPassword],
  ...[getSessions, deleteSessions, deleteSession],
  ...OWN_DATA_OPERATIONS,
  ...[postReset, postResetConfirmation, postVerification, postVerificationConfirmation, putEmail],
  ...NOTICE_OPERATIONS,
  ...[getHealth, getCron],
];
