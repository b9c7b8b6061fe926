import { afterEach, expect, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { Events } from "@/lib/events/record";
import { ACCOUNT_KINDS, type EventKind, GROUP_KINDS, type GroupKind, MEETUP_KINDS, type MeetupKind } from "@/lib/events/schema";
import { recordAccountEvent } from "@/lib/events/store";
import { Groups } from "@/lib/groups/record";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { Invitations, Memberships } from "@/lib/memberships/record";
import { tokenHash } from "@/lib/memberships/secrets";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NOTICE_TOPICS, type NoticeTopic } from "@/lib/notices/kind-schema";
import { NoticeSettings } from "@/lib/notices/record";
import { toldNotices } from "@/lib/notices/view-queries";
import { Work } from "@/lib/platform/clock/record";
import { newId } from "@/lib/platform/store/id";
import { rsvpRow } from "../support/meetup-rows";
import { plan } from "../support/meetups";
import { confirmed, happenAt, killed, noticesOf, place, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";

interface KindRow {
  topic: NoticeTopic;
  /** Its title in a summary. */
  says: string;
  /** Who may know of it when the mail is made; those in the group or with an answer, unless said. */
  for?: "anybody" | "organizers";
}

/** Each kind that can be in a member's summary; one without a row does not compile. Whoever is banned is no member. */
const KINDS: Record<Exclude<GroupKind, "banned"> | MeetupKind, KindRow> = {
  "request-received": { topic: "requests", says: "asif asks to join Ramna Runners", for: "organizers" },
  "invitation-refused": { topic: "requests", says: "omar does not want to join Ramna Runners", for: "organizers" },
  "request-approved": { topic: "memberships", says: "Your request to join Ramna Runners was approved" },
  "request-declined": { topic: "memberships", says: "Your request to join Ramna Runners was declined", for: "anybody" },
  promoted: { topic: "memberships", says: "A place is yours: you are a member of Ramna Runners" },
  removed: { topic: "memberships", says: "You were removed from Ramna Runners", for: "anybody" },
  "ban-lifted": { topic: "memberships", says: "You may join Ramna Runners again", for: "anybody" },
  "role-changed": { topic: "memberships", says: "You are an organizer of Ramna Runners now" },
  "transfer-offered": { topic: "memberships", says: "omar wants to hand Ramna Runners over to you" },
  "transfer-accepted": { topic: "memberships", says: "omar is the owner of Ramna Runners now" },
  "transfer-ended": { topic: "memberships", says: "The offer to hand Ramna Runners over has ended" },
  invited: { topic: "invitations", says: "omar invites you to Ramna Runners", for: "anybody" },
  "rules-changed": { topic: "groups", says: "Ramna Runners has new rules" },
  "group-closed": { topic: "groups", says: "Ramna Runners is closed" },
  "group-reopened": { topic: "groups", says: "Ramna Runners is open again" },
  "group-moved": { topic: "groups", says: "Ramna Runners moves" },
  "group-deleted": { topic: "groups", says: "Ramna Runners is gone", for: "anybody" },
  "meetup-new": { topic: "new-meetups", says: "Noon walk · Ramna Runners · free" },
  "seat-confirmed": { topic: "places", says: "You are going to Dawn walk" },
  "seat-offered": { topic: "places", says: "A place is free for you at Night walk" },
  "offer-lapsed": { topic: "places", says: "Your place at Dawn walk is not held any more" },
  "still-coming": { topic: "places", says: "Still coming to Dawn walk?" },
  "meetup-changed": { topic: "meetups", says: "Dawn walk has changed" },
  "meetup-cancelled": { topic: "meetups", says: "Dawn walk is cancelled" },
  "meetup-gone": { topic: "meetups", says: "A meetup is cancelled", for: "anybody" },
  "host-named": { topic: "meetups", says: "You are the host of Late walk" },
  "host-replaced": { topic: "meetups", says: "You are no longer the host of Dawn walk" },
  "host-lost": { topic: "requests", says: "Lost walk has no host any more", for: "organizers" },
  "meetup-reminder": { topic: "reminders", says: "Dawn walk begins soon" },
};
const TOLD = [...GROUP_KINDS, ...MEETUP_KINDS].filter((kind) => kind !== "banned");

const now = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
const inDays = (days: number, hours = 0) => new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString();

type Often = "daily" | "weekly";
const other = (often: Often): Often => (often === "daily" ? "weekly" : "daily");

/** Every second topic comes daily, the others weekly, or the other way round. */
const oftenOf = (topic: NoticeTopic, first: Often): Often => (NOTICE_TOPICS.indexOf(topic) % 2 === 0 ? first : other(first));

const kindsOf = (often: Often, first: Often, still: (row: KindRow) => boolean = () => true) =>
  TOLD.filter((kind) => oftenOf(KINDS[kind].topic, first) === often && still(KINDS[kind]));

/** An organizer with a place at one meetup, an offered one at another and no answer to a third, to whom the group is offered, and who is told of every kind. */
async function everything(store: Store, second: Store, { zone, digestDay, first }: { zone: string; digestDay: number; first: Often }) {
  const { db } = store;
  const { owner, rina, omar, groupId, post, here, there } = await twoProcesses(store, second);
  const { asif } = await confirmed(store, ["asif"]);
  await place(store, groupId, [asif], "requested");
  const planned = (title: string, hours: number) =>
    plan(db, groupId, owner, { title, startsAt: inDays(20, hours), endsAt: inDays(20, hours + 2), zone }, inDays(0));
  const [dawn, noon, night] = [await planned("Dawn walk", 0), await planned("Noon walk", 6), await planned("Night walk", 9)];
  const [late, lost] = [await planned("Late walk", 12), await planned("Lost walk", 15)];
  const answer = { groupId, accountId: rina, answeredAt: inDays(0) };
  const invitation = {
    ...({ _id: newId(), groupId, invitedBy: omar, role: "member", name: null, text: null, email: "rina@example.com" } as const),
    ...{ uses: 1, used: 0, createdAt: inDays(0), expiresAt: inDays(14), revokedAt: null, declinedAt: null, tokenHash: tokenHash(newId()) },
  };
  const topics = Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, { app: true, mail: oftenOf(topic, first) }]));
  await db.write(async (tx) => {
    // What the preparations would tell.
    await tx.deleteAll(Events, {});
    await tx.deleteAll(Work, {});
    await tx.update(Accounts, rina, { zone });
    await tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, topics, digestDay });
    await tx.insert(Rsvps, rsvpRow({ ...answer, meetupId: dawn }));
    await tx.insert(Rsvps, rsvpRow({ ...answer, meetupId: night, state: "offered", heldUntil: inDays(19) }));
    await tx.update(Groups, groupId, { transfer: { personId: rina, offeredAt: inDays(0), expiresAt: inDays(14) } });
    await tx.insert(Invitations, invitation);
    await tx.update(Meetups, late, { hostId: rina });
    await tx.update(Meetups, lost, { hostId: null });
  });
  const membership = await db.read((reader) => reader.first(Memberships, { groupId, accountId: rina }));
  const set = (change: { role: "organizer" | "member" }) => db.write((tx) => tx.update(Memberships, membership?._id ?? "", change));
  await set({ role: "organizer" });
  const others: Partial<Record<EventKind, string | null>> = {
    ...{ "seat-offered": night, "meetup-new": noon, "meetup-gone": null, "host-named": late, "host-lost": lost },
  };
  const meetupOf = (kind: EventKind) => (kind in others ? (others[kind] ?? null) : MEETUP_KINDS.some((one) => one === kind) ? dawn : null);
  for (const kind of TOLD) {
    const actor = kind === "request-received" ? asif : omar;
    const detail = kind === "invited" || kind === "invitation-refused" ? invitation._id : null;
    await happenAt(store, groupId, meetupOf(kind), actor, { kind, to: { people: [rina, actor] }, detail });
  }
  for (const kind of ACCOUNT_KINDS) await db.write((tx) => recordAccountEvent(tx, rina, kind, inDays(0)));
  await killed(store, "work");
  await Promise.all([here.work(), there.work(), here.work(), there.work()]);
  const leave = () =>
    db.write(async (tx) => {
      await tx.deleteAll(Memberships, { groupId, accountId: rina });
      await tx.deleteAll(Rsvps, { accountId: rina });
    });
  const mail = () => Promise.all([here.mail(), there.mail(), here.mail(), there.mail()]);
  return { rina, post, mail, leave, demote: () => set({ role: "member" }) };
}

/** The meetup that is new stands in the calendar of the summary, the others below it. */
const subject = (often: Often, kinds: readonly EventKind[]) =>
  `Your ${often === "daily" ? "day" : "week"}: ${
    kinds.includes("meetup-new") ? `one new meetup in your groups, and ${kinds.length - 1} more notices` : `${kinds.length} new notices`
  }`;

/** The titles in a text, each as often as it stands there. */
const titlesIn = (text: string) =>
  TOLD.flatMap((kind) =>
    text
      .split(KINDS[kind].says)
      .slice(1)
      .map(() => kind),
  );

export function noticeKindsContract(test: StoreTest): void {
  afterEach(() => void vi.useRealTimers());

  test.for(
    [
      {
        ...{ when: "the clock goes forward", zone: "Europe/Berlin", digestDay: 7, from: "2027-03-26T09:00:00.000Z" },
        due: { daily: "2027-03-27T07:00:00.000Z", weekly: "2027-03-28T06:00:00.000Z" },
      },
      {
        ...{ when: "the clock goes back", zone: "Europe/Berlin", digestDay: 7, from: "2026-10-23T09:00:00.000Z" },
        due: { daily: "2026-10-24T06:00:00.000Z", weekly: "2026-10-25T07:00:00.000Z" },
      },
      {
        ...{ when: "the end of a month", zone: "Asia/Dhaka", digestDay: 2, from: "2026-11-29T09:00:00.000Z" },
        due: { daily: "2026-11-30T02:00:00.000Z", weekly: "2026-12-01T02:00:00.000Z" },
      },
    ].flatMap((row) => (["daily", "weekly"] as const).map((first) => ({ ...row, first }))),
  )(
    "each kind is in the summary that was chosen for it, once, and those of the account in none: $when, $first first",
    {
      timeout: 60_000,
    },
    async ({ from, due, first, ...rhythm }, { store, other: second }) => {
      now(from);
      const { rina, post, mail } = await everything(store, second, { ...rhythm, first });
      const told = (await noticesOf(store, rina)).map(({ kind }) => kind);
      expect(told.toSorted(byText)).toEqual([...TOLD, ...ACCOUNT_KINDS].toSorted(byText));
      const subjects: string[] = [];
      for (const often of ["daily", "weekly"] as const) {
        const kinds = kindsOf(often, first);
        vi.setSystemTime(Date.parse(due[often]) - 60_000);
        await mail();
        expect(post.subjects("rina@example.com")).toEqual(subjects);
        vi.setSystemTime(Date.parse(due[often]));
        await mail();
        subjects.push(subject(often, kinds));
        expect(post.subjects("rina@example.com")).toEqual(subjects);
        const text = post.to("rina@example.com").at(-1)?.text ?? "";
        expect(titlesIn(text)).toEqual(kinds);
      }
      vi.setSystemTime(Date.now() + 8 * 86_400_000);
      await mail();
      expect([...post.mails.values()].map(({ to }) => to)).toEqual(["rina@example.com", "rina@example.com"]);
    },
  );

  test.for([
    { lost: "their place in the group", by: "leave", still: (row: KindRow) => row.for === "anybody" },
    { lost: "their role", by: "demote", still: (row: KindRow) => row.for !== "organizers" },
  ] as const)(
    "of each kind nobody is told any more who has lost $lost, in the app or by mail",
    { timeout: 60_000 },
    async ({ by, still }, { store, other: second }) => {
      now("2026-11-29T09:00:00.000Z");
      const { rina, post, mail, ...lose } = await everything(store, second, { zone: "Asia/Dhaka", digestDay: 2, first: "daily" });
      await lose[by]();
      const rows = await noticesOf(store, rina);
      const shown = await store.db.read((reader) => toldNotices(reader, { accountId: rina, zone: "Asia/Dhaka" }, rows));
      const kept = [...TOLD.filter((kind) => still(KINDS[kind])), ...ACCOUNT_KINDS];
      expect(shown.map(({ view }) => view.kind).toSorted(byText)).toEqual(kept.toSorted(byText));
      vi.setSystemTime(Date.now() + 8 * 86_400_000);
      await mail();
      const texts = post.to("rina@example.com").map(({ text }) => text);
      expect(texts.flatMap(titlesIn).toSorted(byText)).toEqual(TOLD.filter((kind) => still(KINDS[kind])).toSorted(byText));
    },
  );
}
