import { start } from "./0001-start";
import { changedAt } from "./0002-changed-at";
import { records } from "./0003-records";
import { work } from "./0004-work";
import { mailLinks } from "./0005-mail-links";
import { memberships } from "./0006-memberships";
import { sessions } from "./0007-sessions";
import { profiles } from "./0008-profiles";
import { meetups } from "./0009-meetups";
import { noticeEvents } from "./0010-notice-events";
import { events } from "./0011-events";
import { answerHours } from "./0012-answer-hours";
import { meetupMoments } from "./0013-meetup-moments";
import { sash } from "./0014-sash";
import { accountRemoval } from "./0015-account-removal";
import { helpedGroups } from "./0016-helped-groups";
import { notices } from "./0017-notices";
import { meetupOrders } from "./0018-meetup-orders";
import { meetupEnds } from "./0019-meetup-ends";
import { walkInNames } from "./0020-walk-in-names";
import { calendarChoices } from "./0021-calendar-choices";
import { eventsByPerson } from "./0022-events-by-person";
import { topicOfPlaces } from "./0023-topic-of-places";
import { wherePeopleLive } from "./0024-where-people-live";
import { indexesOfNotices } from "./0025-indexes-of-notices";
import { unreadWithoutId } from "./0026-unread-without-id";
import { indexesOfReferences } from "./0027-indexes-of-references";
import { feesSeen } from "./0028-fees-seen";
import { openInvitations } from "./0029-open-invitations";
import { shortZones } from "./0030-short-zones";
import { goneMeetups } from "./0031-gone-meetups";
import { choicesSince } from "./0032-choices-since";
import { endsOfBans } from "./0033-ends-of-bans";
import { momentsOfTaps } from "./0034-moments-of-taps";
import { declinedInvitations } from "./0035-declined-invitations";
import { steppedOut } from "./0036-stepped-out";
import { stoppedInvitations } from "./0037-stopped-invitations";

/**
 * The migrations in order; a database's `user_version` says how many of them it has run. They are modules, not files read at run time, so
 * that a bundled server contains them.
 */
export const MIGRATIONS: readonly string[] = [
  start,
  changedAt,
  records,
  work,
  mailLinks,
  memberships,
  sessions,
  profiles,
  meetups,
  noticeEvents,
  events,
  answerHours,
  meetupMoments,
  sash,
  accountRemoval,
  helpedGroups,
  notices,
  meetupOrders,
  meetupEnds,
  walkInNames,
  calendarChoices,
  eventsByPerson,
  topicOfPlaces,
  wherePeopleLive,
  indexesOfNotices,
  unreadWithoutId,
  indexesOfReferences,
  feesSeen,
  openInvitations,
  shortZones,
  goneMeetups,
  choicesSince,
  endsOfBans,
  momentsOfTaps,
  declinedInvitations,
  steppedOut,
  stoppedInvitations,
];
