import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/duration";
import type { Scene, SceneGroup } from "@/lib/memberships/decision-schema";
import { stateAt } from "@/lib/memberships/policy";
import type { Membership, Seats } from "@/lib/memberships/record";
import { decide } from "@/lib/memberships/rules";
import { type Command, Model, PEOPLE, sequences, type Who } from "@/tests/support/membership-model";
import { aGroup, anInvitation, membership, NOW } from "@/tests/support/scenes";

/** What a store does with a decision, without a store. */
class World {
  rows = new Map<string, Membership>([["ada", { ...(membership("owner", "ada") as Membership), sequence: 0 }]]);
  group: SceneGroup = aGroup({ ownerId: "ada", maxMembers: 3 });
  seats: Seats = { memberCount: 1, waitingCount: 0, requestCount: 0, nextSequence: 1, answerHours: [] };
  now = Date.parse(NOW);
  revokedAt: string | null = null;

  #in = (state: string) => [...this.rows.values()].filter((row) => row.state === state).sort((a, b) => a.sequence - b.sequence);
  #person = (_id: Who) => ({ _id, email: `${_id}@example.com`, emailVerified: true, membership: this.rows.get(_id) ?? null, barred: null });

  apply({ who, whom, act, weekLater }: Command): void {
    if (weekLater) this.now += 7 * DAY_MS;
    this.now += 1;
    const target = act.type === "accept-transfer" ? (this.group.ownerId as Who | null) : whom;
    const scene: Scene = {
      now: new Date(this.now).toISOString(),
      group: this.group,
      seats: this.seats,
      actor: this.#person(who),
      target: target && this.#person(target),
      keptBan: false,
      line: this.#in("waiting"),
      requests: this.#in("requested"),
      invitation: { ...anInvitation({ invitedBy: "ada", revokedAt: this.revokedAt, uses: 1000, expiresAt: "2099-01-01T00:00:00.000Z" }) },
    };
    const outcome = decide(scene, act);
    if (!outcome.allowed) return;
    for (const { accountId, after } of outcome.changes)
      if (after) this.rows.set(accountId, { ...after, _id: accountId });
      else this.rows.delete(accountId);
    this.seats = outcome.seats;
    this.group = { ...this.group, ...outcome.group };
    if (outcome.steppedDown.includes("ada")) this.revokedAt ??= scene.now;
    expect(outcome.unfinished).toBe(false);
  }

  state(who: Who): string {
    const row = this.rows.get(who) ?? null;
    const state = stateAt(row, new Date(this.now).toISOString());
    if (state === "waiting") return `waiting ${this.#in("waiting").findIndex(({ accountId }) => accountId === who) + 1}`;
    return state === "member" && row && row.role !== "member" ? row.role : state;
  }

  check(): void {
    const { memberCount, waitingCount, requestCount, nextSequence } = this.seats;
    expect([memberCount, waitingCount, requestCount]).toEqual([
      this.#in("member").length,
      this.#in("waiting").length,
      this.#in("requested").length,
    ]);
    const sequences = [...this.rows.values()].filter(({ state }) => state === "waiting").map(({ sequence }) => sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    for (const { sequence } of this.rows.values()) expect(sequence).toBeLessThan(nextSequence);
    const owners = this.#in("member").filter(({ role }) => role === "owner");
    expect(owners.map(({ accountId }) => accountId)).toEqual(this.group.ownerId === null ? [] : [this.group.ownerId]);
    if (this.group.closedAt === null) {
      expect(owners).toHaveLength(1);
      if (waitingCount > 0) expect(memberCount).toBeGreaterThanOrEqual(this.group.maxMembers);
    }
  }
}

/** Once by hand: `SEQUENCES=1000 npx vitest run tests/lib/memberships/sequences.test.ts`. */
const RUNS = Number(process.env.SEQUENCES ?? 150);

test("whatever eight people do, in whatever order, they stand where the rules say", () => {
  fc.assert(
    fc.property(sequences, (commands) => {
      const [world, model] = [new World(), new Model()];
      for (const command of commands) {
        world.apply(command);
        model.apply(command);
        expect(PEOPLE.map((who) => [who, world.state(who)])).toEqual(PEOPLE.map((who) => [who, model.state(who)]));
        world.check();
      }
    }),
    { numRuns: RUNS },
  );
}, 300_000);
