import { announceDeletion } from "@/lib/accounts/deletion-store";
import { AddressChanged } from "@/lib/accounts/occasions";
import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { messageStore } from "@/lib/contact/store";
import { Events } from "@/lib/events/record";
import { recordAccountEvent, recordEvents } from "@/lib/events/store";
import { Groups } from "@/lib/groups/record";
import { MailLinks } from "@/lib/links/record";
import { Calendars, Meetups, SeriesRsvps } from "@/lib/meetups/record";
import type { Act } from "@/lib/memberships/decision-schema";
import { Acceptances, Actions, Invitations } from "@/lib/memberships/record";
import { tokenHash } from "@/lib/memberships/secrets";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings, Notices, RestedAddresses } from "@/lib/notices/record";
import { restedHash } from "@/lib/notices/secrets";
import { schedule } from "@/lib/platform/clock/schedule";
import { newId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import { Sessions } from "@/lib/sessions/record";
import { plan, storesOf } from "./meetups";
import type { Store } from "./nouns";
import { accountRecord, byOwner } from "./records";
import { people, take } from "./stored-community";

const LATER = "2099-11-21T10:00:00.000Z";

/** The time this many days from now, on the hour. */
const inDays = (days: number, hours = 0): string =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000 + hours * 3_600_000).toISOString();

/** Text that occurs nowhere else, so every match belongs to her account. */
export const ZUBAIDA = {
  name: "Zubaida Xylander",
  email: "zubaida.xylander@kantha.example",
  formerEmail: "zubaida.xylander@jute.example",
  photo: "https://pictures.example/xylander.png",
};

/** A person with data of every kind, who has asked for the deletion of the account and whose deletion is due. */
export async function aWholeLife(store: Store) {
  const { db } = store;
  const id = newId();
  const { boss, nasrin, omar } = await people(store, ["boss", "nasrin", "omar"]);
  const account = accountRecord({
    ...{ _id: id, email: ZUBAIDA.email, displayName: ZUBAIDA.name, photoURL: ZUBAIDA.photo },
    ...{ about: `I am ${ZUBAIDA.name}.`, place: `The house of ${ZUBAIDA.name}`, emailVerified: "2026-11-01T09:00:00.000Z" },
  });
  await db.write((tx) => tx.insert(Accounts, account));
  const doing = (groupId: string, actorId: string, act: Act, targetId?: string) => take(store, { groupId, actorId, act, targetId });
  const group = async (more: object = {}) => (await store.groups.create(...byOwner({ ownerId: boss, ...more })))._id;

  // Memberships: a member of a full group with a waiting list, an organizer, one with a request, one who waits, one who is banned.
  const [home, asked, line, barred] = [
    await group({ maxMembers: 3 }),
    await group({ joinPolicy: "approval" }),
    await group({ maxMembers: 1 }),
    await group(),
  ];
  for (const [groupId, who] of [
    [home, id],
    [home, nasrin],
    [home, omar],
    [asked, id],
    [line, id],
    [barred, id],
  ] as const)
    await doing(groupId, who, { type: "join", input: {} });
  await doing(home, boss, { type: "set-role", role: "organizer" }, id);
  await doing(home, boss, { type: "offer-transfer" }, id);
  await doing(barred, boss, { type: "ban", reason: "Shouted.", until: LATER }, id);
  const own = await group({ ownerId: id, groupName: "Shut for good" });
  await doing(own, id, { type: "close", reason: null });

  // Meetups: one to come with one place, a past one where she checked in another person, one of a series.
  const { rsvps, door } = storesOf(db);
  const now = inDays(0);
  const coming = await plan(db, home, id, { startsAt: inDays(30), endsAt: inDays(30, 2), capacity: 1 }, now);
  const past = await plan(db, home, id, { startsAt: inDays(-20), endsAt: inDays(-20, 2) }, inDays(-30));
  for (const accountId of [id, nasrin]) await rsvps.answer(coming, { type: "go", accountId }, now);
  for (const accountId of [id, nasrin]) await rsvps.answer(past, { type: "go", accountId }, inDays(-29));
  for (const person of [id, nasrin]) await door.tap(past, person, { here: true, at: inDays(-20), byId: id });
  const repeats = { rule: "FREQ=DAILY;COUNT=3" };
  const series = await plan(db, home, id, { startsAt: inDays(40), endsAt: inDays(40, 2), repeats }, now);

  const addressHash = await restedHash(ZUBAIDA.email);
  await db.write(async (tx) => {
    const invitation = {
      groupId: home,
      role: "member" as const,
      name: null,
      text: null,
      uses: 1,
      used: 0,
      revokedAt: null,
      declinedAt: null,
    };
    const kept = { createdAt: now, expiresAt: LATER };
    const taken = newId();
    await tx.insert(Invitations, {
      ...invitation,
      ...kept,
      _id: taken,
      used: 1,
      email: null,
      invitedBy: id,
      text: `Come along. ${ZUBAIDA.name}`,
      tokenHash: tokenHash(newId()),
    });
    await tx.insert(Acceptances, { _id: newId(), invitationId: taken, accountId: id, groupId: home, at: now });
    const dates = await tx.get(Meetups, series);
    const every = { seriesId: dates?.seriesId ?? "", groupId: home, accountId: id, guests: 0, sequence: 1, seen: null };
    await tx.insert(SeriesRsvps, { _id: newId(), ...every });
    // Invitations to her: by address, by name, and by a former address.
    for (const [name, email] of [
      [null, ZUBAIDA.email],
      [ZUBAIDA.name, ZUBAIDA.email],
      [ZUBAIDA.name, ZUBAIDA.formerEmail],
    ] as const) {
      const text = name && `Dear ${name}, come along.`;
      const sent = { ...invitation, ...kept, _id: newId(), name, text, email, invitedBy: boss, tokenHash: tokenHash(newId()) };
      await tx.insert(Invitations, sent);
      const done = { action: "invited" as const, actorId: boss, personId: null, until: null, detail: name ?? email };
      await tx.insert(Actions, { _id: newId(), groupId: home, at: now, ...done });
    }
    await tx.insert(ProviderLinks, { _id: newId(), userId: id, type: "oidc", provider: "google", providerAccountId: `g-${id}` });
    await tx.insert(Sessions, {
      _id: newId(),
      accountId: id,
      version: 1,
      device: "Firefox on Linux",
      kind: "computer",
      createdAt: now,
      seenAt: now,
    });
    await tx.insert(MailLinks, { _id: newId(), accountId: id, purpose: "reset", email: ZUBAIDA.email, createdAt: now, expiresAt: LATER });
    await tx.insert(Calendars, { _id: newId(), accountId: id, version: 1, waiting: true, unanswered: false });
    await schedule(tx, { kind: "account.verify", lane: "mail", key: `verify ${id}`, accountId: id, dueAt: LATER });
    // Due work: one piece waits, and one was given up.
    for (const key of [`reset ${ZUBAIDA.email}`, `reset ${ZUBAIDA.email} ${newId()}`])
      await schedule(tx, { kind: "account.reset", lane: "mail", key, dueAt: LATER, data: { email: ZUBAIDA.email } });
    await recordAccountEvent(tx, id, "new-device", now);
    const happening = { groupId: home, groupName: "Home", actorId: id, at: now };
    await recordEvents(tx, happening, [{ kind: "role-changed", to: { people: [id, nasrin] }, detail: "organizer" }]);
    await tx.insert(NoticeSettings, { _id: id, ...DEFAULT_SETTINGS, muted: [{ groupId: home, until: null }] });
    const [told] = await tx.list(Events, { where: { personId: id } });
    await tx.insert(Notices, {
      ...{ _id: newId(), accountId: id, eventId: told?._id ?? "", kind: "new-device", groupId: null, at: now },
      ...{ readAt: null, shown: true, mail: null, mailId: null },
    });
    await announceDeletion(tx, account, "2026-11-01T10:00:00.000Z");
  });
  for (const email of [ZUBAIDA.email, ZUBAIDA.formerEmail])
    await messageStore(async () => db).create({ name: ZUBAIDA.name, email, message: "Hello." });
  await db.write((tx) => tell(tx, AddressChanged, { accountId: id, from: ZUBAIDA.formerEmail, to: ZUBAIDA.email, proved: true }));
  await db.write((tx) =>
    tx.insert(RestedAddresses, { _id: newId(), addressHash, accountId: id, why: "bounced", since: now, unwanted: true }),
  );
  const closed = await db.read((reader) => reader.get(Groups, own));
  return { id, account, boss, nasrin, omar, home, asked, line, barred, own: closed?._id ?? own, coming, past, series };
}
