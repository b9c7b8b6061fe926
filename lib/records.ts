import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { Messages } from "@/lib/contact/record";
import { Events } from "@/lib/events/record";
import { completeGroups } from "@/lib/groups/founding-store";
import { Groups, Slugs } from "@/lib/groups/record";
import { LINK_PARTS } from "@/lib/links/parts";
import { MailLinks } from "@/lib/links/record";
import { MEETUP_PARTS } from "@/lib/meetups/parts";
import { Calendars, CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "@/lib/meetups/record";
import { MEMBERSHIP_PARTS } from "@/lib/memberships/parts";
import { Acceptances, Actions, GroupSeats, Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { NOTICE_PARTS } from "@/lib/notices/parts";
import { NoticeSettings, Notices, RestedAddresses } from "@/lib/notices/record";
import { OWN_DATA_PARTS } from "@/lib/own-data/parts";
import { Work } from "@/lib/platform/clock/record";
import { declareRecords } from "@/lib/platform/store";
import { declareParts } from "@/lib/platform/store/occasions";
import type { AnyRecord } from "@/lib/platform/store/record";
import { Sessions } from "@/lib/sessions/record";

/** All records, in the order in which an import has to write them: a record comes after those it refers to. */
export const RECORDS: readonly AnyRecord[] = [
  Accounts,
  ProviderLinks,
  Groups,
  Slugs,
  GroupSeats,
  Invitations,
  Memberships,
  Acceptances,
  Actions,
  KeptBans,
  Events,
  Series,
  Meetups,
  Rsvps,
  SeriesRsvps,
  CheckIns,
  Calendars,
  Messages,
  MailLinks,
  Sessions,
  Notices,
  NoticeSettings,
  RestedAddresses,
  Work,
];

declareRecords(RECORDS, completeGroups);
declareParts([...LINK_PARTS, ...MEMBERSHIP_PARTS, ...MEETUP_PARTS, ...NOTICE_PARTS, ...OWN_DATA_PARTS]);
