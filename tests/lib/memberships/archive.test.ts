import { afterAll, expect, test } from "vitest";
import { Acceptances, Actions, GroupSeats, Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { tokenHash } from "@/lib/memberships/secrets";
import { exportLines, importArchive } from "@/lib/platform/store/archive-file";
import { newId } from "@/lib/platform/store/id";
import { repair } from "@/lib/platform/store/repair";
import { RECORDS } from "@/lib/records";
import { groupProblems } from "@/tests/support/group-problems";
import type { Store } from "@/tests/support/nouns";
import { byOwner } from "@/tests/support/records";
import { type StoreKind, storeKinds } from "@/tests/support/store";
import { people, take } from "@/tests/support/stored-community";

const { kinds, stop } = await storeKinds();
afterAll(stop);

/** From each store into the other and back; where there is one alone, through itself. */
const ways = kinds.map((kind): [string, StoreKind, StoreKind] => [kind.name, kind, kinds.find((other) => other !== kind) ?? kind]);

const OPEN = { role: "member" as const, name: "Flyer", text: null, email: null, uses: 5, used: 0, revokedAt: null, declinedAt: null };
const TIMES = { createdAt: "2026-11-21T12:00:00.000Z", expiresAt: "2099-11-21T12:00:00.000Z" };
const answers = ["Light.", "Long ago."];

/** A group with something of everything that membership keeps. */
async function fill(store: Store): Promise<string> {
  const who = await people(store, ["owner", "helper", "heir", "waits", "asks", "declined", "banned", "invited"]);
  const { _id: groupId } = await store.groups.create(
    ...byOwner({ ownerId: who.owner, maxMembers: 4, joinPolicy: "approval", questions: ["Why?", "Since when?"], rules: "Be kind." }),
  );
  const invitationId = newId();
  const invitation = { _id: invitationId, groupId, invitedBy: who.owner, ...OPEN, ...TIMES, tokenHash: tokenHash(invitationId) };
  await store.db.write((tx) => tx.insert(Invitations, invitation));
  const input = { answers, rulesVersion: 1, contact: "if-the-group-moves" as const };
  const done = async (wish: Omit<Parameters<typeof take>[1], "groupId">) => expect(await take(store, { groupId, ...wish })).toBe("done");
  for (const name of ["helper", "heir", "waits", "asks", "declined"] as const)
    await done({ actorId: who[name], act: { type: "join", input } });
  for (const name of ["helper", "heir"] as const) await done({ actorId: who.owner, targetId: who[name], act: { type: "approve" } });
  await done({ actorId: who.invited, invitationId, act: { type: "accept-invitation", input } });
  await done({ actorId: who.owner, targetId: who.waits, act: { type: "approve" } });
  await done({ actorId: who.owner, targetId: who.declined, act: { type: "decline", reason: "We want to stay small." } });
  await done({ actorId: who.owner, targetId: who.banned, act: { type: "ban", reason: "=Shouted.", until: TIMES.expiresAt } });
  await done({ actorId: who.owner, targetId: who.helper, act: { type: "set-role", role: "organizer" } });
  await done({ actorId: who.owner, targetId: who.heir, act: { type: "offer-transfer" } });
  await done({ actorId: who.owner, act: { type: "move", input: { to: "Elsewhere", text: "We go." } } });
  await store.db.write((tx) => tx.insert(KeptBans, { _id: newId(), groupId, addressHash: "a".repeat(64), reason: "Spam.", until: null }));
  return groupId;
}

async function exported(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store.db, RECORDS)) lines.push(line);
  return lines;
}

async function moved(lines: string[], kind: StoreKind) {
  const place = await kind.create();
  const store = await place.open();
  const read = async function* () {
    yield* lines;
  };
  await importArchive(read, store.db, RECORDS, () => undefined);
  const close = async () => {
    await store.close();
    await place.remove();
  };
  return { store, close };
}

test.each(ways)(
  "all of a group's people go from %s to the other store and back, to the byte",
  async (_, from, to) => {
    const place = await from.create();
    const store = await place.open();
    const groupId = await fill(store);
    const lines = await exported(store);
    for (const record of [Memberships, GroupSeats, Invitations, Acceptances, Actions, KeptBans])
      expect([record.name, lines.some((line) => line.startsWith(`{"kind":"${record.name}"`))]).toEqual([record.name, true]);
    const there = await moved(lines, to);
    const back = await moved(await exported(there.store), from);
    for (const { store: copy } of [there, back]) {
      expect((await exported(copy)).slice(1)).toEqual(lines.slice(1));
      expect(await groupProblems(copy, groupId)).toEqual([]);
      expect(await repair(copy.db, Memberships)).toMatchObject({ rebuilt: [], strayWords: 0, counts: [] });
    }
    for (const close of [there.close, back.close, store.close, place.remove]) await close();
  },
  120_000,
);
