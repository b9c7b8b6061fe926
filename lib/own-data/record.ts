import { Accounts, Links } from "@/lib/accounts/record";
import { Messages } from "@/lib/contact/record";
import { Events } from "@/lib/events/record";
import { Groups, Slugs } from "@/lib/groups/record";
import { MailLinks } from "@/lib/links/record";
import { Calendars, CheckIns, Meetups, Rsvps, Series, SeriesRsvps } from "@/lib/meetups/record";
import { Acceptances, Actions, GroupSeats, Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { NoticeSettings, Notices, RestedAddresses } from "@/lib/notices/record";
import { Work } from "@/lib/platform/clock/record";
import type { AnyRecord } from "@/lib/platform/store/record";
import { Sessions } from "@/lib/sessions/record";

/** A file of the download. */
export interface Shown {
  name: string;
  /** What the page that explains the download says of it. */
  about: string;
  /** Left out: our own keys, which are of use to a thief only, and what is about somebody else. */
  without?: readonly string[];
}

/**
 * What becomes of it when the account goes. `row`: the row goes with it. `former`: it stays, and the name is "a former member". `nobody`: it
 * stays without anybody. `room`: the room it belongs to sees to it, since more follows from it (places move on).
 */
type End = "row" | "former" | "nobody" | "room";

/** A field by which a record names a person. */
export interface Holding {
  record: AnyRecord;
  field: string;
  /** By the person's id, or by their address once they have proved it: else it may be a stranger's. */
  by: "id" | "address";
  /** Its file, or why it has none. */
  shown: Shown | { because: string };
  end: End;
}

const held = (record: AnyRecord, field: string, end: End, shown: Holding["shown"]): Holding => ({ record, field, by: "id", end, shown });
const byAddress = (record: AnyRecord, field: string, end: End, shown: Holding["shown"]): Holding => ({
  ...held(record, field, end, shown),
  by: "address",
});

/** Every way a record names a person. A test walks all records there are: one without a word here or in `HOLDS_NOBODY` fails. */
export const HOLDINGS: readonly Holding[] = [
  held(Accounts, "_id", "room", {
    name: "profile.json",
    about: "What you told us about yourself, and your address.",
    without: ["passwordHash", "sessionVersion"],
  }),
  held(Links, "userId", "row", { name: "sign-in-providers.json", about: "Whether Google signs you in." }),
  held(Sessions, "accountId", "row", { name: "sign-ins.json", about: "The devices you are signed in on.", without: ["version"] }),
  held(Groups, "ownerId", "room", { name: "groups-you-own.json", about: "The groups that are yours.", without: ["transfer"] }),
  held(Memberships, "accountId", "room", {
    name: "memberships.json",
    about: "The groups you are in, asked to join or wait for, with your answers.",
  }),
  held(Acceptances, "accountId", "row", { name: "invitations-accepted.json", about: "Invitations you accepted." }),
  held(Invitations, "invitedBy", "former", { name: "invitations-sent.json", about: "Invitations you made.", without: ["tokenHash"] }),
  byAddress(Invitations, "email", "nobody", {
    name: "invitations-received.json",
    about: "Invitations that were sent to your address.",
    without: ["tokenHash", "invitedBy", "name"],
  }),
  held(Actions, "actorId", "former", {
    name: "what-you-did.json",
    about: "What you did as somebody who runs a group.",
    without: ["personId"],
  }),
  held(Actions, "personId", "former", {
    name: "what-was-done.json",
    about: "What those who run a group did about you.",
    without: ["actorId"],
  }),
  held(Rsvps, "accountId", "room", { name: "meetup-answers.json", about: "Your answers to meetups; meetups.ics has their dates." }),
  held(SeriesRsvps, "accountId", "room", { name: "series-answers.json", about: "Series of meetups you said yes to as a whole." }),
  held(CheckIns, "accountId", "room", { name: "check-ins.json", about: "Meetups you came to.", without: ["byId", "nameUntil"] }),
  held(CheckIns, "byId", "nobody", {
    name: "check-ins-you-made.json",
    about: "People you welcomed at the door of a meetup, without their names.",
    without: ["accountId", "person", "name", "nameUntil", "guests", "paid"],
  }),
  held(Meetups, "hostId", "nobody", { name: "meetups-you-host.json", about: "Meetups with you as their host." }),
  held(Series, "hostId", "nobody", { name: "series-you-host.json", about: "Series of meetups with you as their host." }),
  byAddress(Messages, "email", "row", { name: "messages-to-us.json", about: "What you wrote to us from your address." }),
  held(Work, "accountId", "row", {
    name: "under-way.json",
    about: "What is about to happen by itself: mails to you, mostly.",
    without: ["key", "data", "lastError"],
  }),
  held(Calendars, "accountId", "room", {
    because: "The key that the address of your own calendar is made of: whoever has the address reads the calendar.",
  }),
  held(MailLinks, "accountId", "row", { because: "The keys of links that we mailed to you: the links themselves are in those mails." }),
  held(Notices, "accountId", "row", { name: "notices.json", about: "What you were told of, and when you read it." }),
  held(NoticeSettings, "_id", "row", { name: "notice-settings.json", about: "What you want to hear about, and when." }),
  held(RestedAddresses, "accountId", "row", {
    name: "mail-that-came-back.json",
    about: "Since when no mail is sent to your address.",
    without: ["addressHash"],
  }),
  held(Events, "personId", "row", { name: "news.json", about: "What you alone were told.", without: ["actorId", "people"] }),
  held(Events, "actorId", "former", { because: "What others were told of what you did: what it was is in what-you-did.json." }),
  held(Events, "people", "room", { because: "News on the way to you: within seconds they are among your notices." }),
  held(Events, "reached", "room", { because: "How far news for many people have come: within seconds they have come to everybody." }),
];

/** Records that hold nothing of a person, and why that is so. */
export const HOLDS_NOBODY: ReadonlyMap<AnyRecord, string> = new Map<AnyRecord, string>([
  [Slugs, "An address names its group."],
  [GroupSeats, "They count people and name nobody."],
  [
    KeptBans,
    "A ban that outlived its account stands under a keyed hash of the address: nobody can tell whose it was, and it ends with the ban.",
  ],
]);

/** Who stands where somebody's account is gone: of no account, so that it is shown as "A former member". The same for all of them. */
export const FORMER = "0".repeat(24);
