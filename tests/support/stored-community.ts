import { expect } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import type { Act } from "@/lib/memberships/decision-schema";
import { stateAt } from "@/lib/memberships/policy";
import { Invitations, Memberships } from "@/lib/memberships/record";
import { tokenHash } from "@/lib/memberships/secrets";
import { daysAfter } from "@/lib/memberships/step-builder-rules";
import { takeStep, type Wish } from "@/lib/memberships/store";
import { newId } from "@/lib/platform/store/id";
import { anActor } from "@/tests/support/actor";
import { groupProblems } from "@/tests/support/group-problems";
import { type Command, PEOPLE, type Who } from "@/tests/support/membership-model";
import type { Store } from "@/tests/support/nouns";
import { accountRecord, byOwner } from "@/tests/support/records";

/** Inserts accounts with these names. @returns their ids */
export async function people<Name extends string>(store: Store, names: readonly Name[]): Promise<Record<Name, string>> {
  const ids = Object.fromEntries(names.map((name) => [name, newId()])) as Record<Name, string>;
  const proven = { createdAt: "2026-11-01T08:00:00.000Z", emailVerified: "2026-11-01T09:00:00.000Z" };
  const rows = names.map((name) =>
    accountRecord({ _id: ids[name], email: `${name}.${ids[name]}@hobbyhub.example`, displayName: name, ...proven }),
  );
  await store.archive.add(Accounts, rows);
  return ids;
}

/** Does one action in a group, as the commands do. @returns "done" or the code of the refusal */
export async function take(store: Store, { actorId, ...wish }: Omit<Wish, "now" | "actor"> & { now?: string; actorId: string }) {
  const full = { now: new Date().toISOString(), ...wish, actor: anActor({ accountId: actorId }) };
  const { outcome } = await store.db.write((tx) => takeStep(tx, full), { key: wish.groupId });
  return outcome.allowed ? "done" : outcome.code;
}

/** Expects that every rule of a group holds. */
export async function checkGroup(store: Store, groupId: string): Promise<void> {
  expect(await groupProblems(store, groupId)).toEqual([]);
}

/** Eight people and a group of three places, in a store. */
export class StoredCommunity {
  #now = Date.parse("2026-11-21T12:00:00.000Z");

  private constructor(
    private readonly store: Store,
    private readonly ids: Record<Who, string>,
    private readonly groupId: string,
    private readonly invitationId: string,
  ) {}

  static async create(store: Store): Promise<StoredCommunity> {
    const ids = await people(store, PEOPLE);
    const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: ids.ada, maxMembers: 3 }));
    const _id = newId();
    const createdAt = "2026-11-21T12:00:00.000Z";
    const open = { role: "member" as const, name: null, text: null, email: null, uses: 1000, used: 0, revokedAt: null, declinedAt: null };
    const row = {
      _id,
      groupId,
      invitedBy: ids.ada,
      ...open,
      createdAt,
      expiresAt: daysAfter(createdAt, 36500),
      tokenHash: tokenHash(_id),
    };
    await store.db.write((tx) => tx.insert(Invitations, row));
    return new StoredCommunity(store, ids, groupId, _id);
  }

  async apply({ who, whom, act, weekLater }: Command): Promise<void> {
    this.#now += weekLater ? 7 * 86_400_000 : 1;
    const invitation = act.type === "accept-invitation" ? { invitationId: this.invitationId } : {};
    const more = { targetId: this.ids[whom], now: new Date(this.#now).toISOString(), ...invitation };
    await take(this.store, { groupId: this.groupId, act: act as Act, actorId: this.ids[who], ...more });
  }

  async states(): Promise<string[]> {
    const rows = await this.store.db.read((reader) => reader.list(Memberships, { where: { groupId: this.groupId }, by: "sequence" }));
    const line = rows.filter(({ state }) => state === "waiting").map(({ accountId }) => accountId);
    return PEOPLE.map((who) => {
      const row = rows.find(({ accountId }) => accountId === this.ids[who]) ?? null;
      const state = stateAt(row, new Date(this.#now).toISOString());
      if (state === "waiting") return `waiting ${line.indexOf(this.ids[who]) + 1}`;
      return state === "member" && row && row.role !== "member" ? row.role : state;
    });
  }

  check = (): Promise<void> => checkGroup(this.store, this.groupId);
}
