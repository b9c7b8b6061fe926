import "server-only";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Transaction } from "@/lib/platform/store/database";
import type { Act } from "./decision-schema";
import { stateAt } from "./policy";
import { Memberships } from "./record";
import { takeStep, type Wish } from "./store";
import type { DecisionResult } from "./views";

/**
 * Runs one act of a person in a group, and returns what `answer` reads afterwards in the same transaction. Acts of this process that
 * wait for the same group share one transaction and run one after the other.
 * @throws AppError the refusal of the step
 */
export async function act<T>(
  actor: Actor,
  wish: Omit<Wish, "actor" | "now">,
  answer: (tx: Transaction, now: string) => Promise<T>,
): Promise<T> {
  const now = new Date().toISOString();
  const db = await database();
  return db.write(
    async (tx) => {
      const { outcome } = await takeStep(tx, { ...wish, actor, now });
      if (!outcome.allowed) throw refused(outcome, actor, wish.act.type);
      return answer(tx, now);
    },
    { key: wish.groupId },
  );
}

/** The sequence number of a person's request. A person without a membership comes last. */
async function placeOf(tx: Transaction, groupId: string, personId: string): Promise<number> {
  return (await tx.first(Memberships, { groupId, accountId: personId }))?.sequence ?? Number.MAX_SAFE_INTEGER;
}

/**
 * Decides on many requests in one transaction, the oldest first, in whatever order the caller names them. Each request has its own outcome.
 * @throws AppError forbidden if the actor may not decide on requests
 */
export async function decideEach(actor: Actor, groupId: string, people: readonly string[], act: Act): Promise<DecisionResult[]> {
  const now = new Date().toISOString();
  const db = await database();
  return db.write(
    async (tx) => {
      const asked: { personId: string; place: number }[] = [];
      for (const personId of new Set(people)) asked.push({ personId, place: await placeOf(tx, groupId, personId) });
      const results = new Map<string, DecisionResult>();
      for (const { personId } of asked.toSorted((a, b) => a.place - b.place)) {
        const { outcome, scene } = await takeStep(tx, { groupId, act, actor, targetId: personId, now });
        // An actor who may not decide at all gets one refusal for the whole call. Nothing has been written at this point.
        if (!outcome.allowed && outcome.status === "forbidden") throw refused(outcome, actor, act.type);
        const after = outcome.allowed ? outcome.changes.find(({ accountId }) => accountId === personId)?.after : undefined;
        results.set(
          personId,
          outcome.allowed
            ? { personId, state: stateAt(after ? { ...after, _id: personId } : (scene.target?.membership ?? null), now) }
            : { personId, error: { code: outcome.status, reason: outcome.code, message: outcome.reason, next: outcome.next } },
        );
      }
      return people.flatMap((personId) => results.get(personId) ?? []);
    },
    { key: groupId },
  );
}
