import "server-only";
import { z } from "zod";
import { Accounts } from "@/lib/accounts/record";
import { type Event, Events } from "@/lib/events/record";
import { Rsvps } from "@/lib/meetups/record";
import { Invitations, Memberships } from "@/lib/memberships/record";
import type { Job } from "@/lib/platform/clock/jobs";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { MEMBERSHIP } from "./place-queries";
import { type Audience, deliver, type Telling } from "./store";
import { invitationTask } from "./tasks";

const SpreadData = z.object({ events: z.array(z.string()) });

/** Then the work is noted and goes on: shorter than its lease. */
const TURN_MS = 5000;

/** Some people, and how far that comes; null when they are the last. */
interface Reach extends Audience {
  reached: number | null;
}

/** Whoever came after the thing happened knows it as it is. */
const wasThere = (since: string | null, { at }: Event): boolean => since === null || since <= at;

async function nextPeople(tx: Transaction, event: Event, batch: number): Promise<Reach> {
  const { to, people, groupId, meetupId, reached } = event;
  if (to === "people") {
    const from = reached ?? 0;
    return {
      people: people.slice(from, from + batch).filter((id) => id !== ""),
      reached: from + batch < people.length ? from + batch : null,
    };
  }
  const page = { by: "sequence", limit: batch } as const;
  const beyond = reached === null ? {} : { sequence: { gt: reached } };
  if (to === "attendees") {
    const where = { meetupId: meetupId ?? "", state: { in: ["going", "waiting", "offered"] as const }, ...beyond };
    const rows = await tx.list(Rsvps, { where, ...page });
    return { people: rows.map(({ accountId }) => accountId), reached: rows.length < batch ? null : (rows.at(-1)?.sequence ?? null) };
  }
  const role = to === "organizers" ? { role: { in: ["owner", "organizer"] as const } } : {};
  const rows = await tx.excerpts(Memberships, {
    where: { groupId: groupId ?? "", state: "member", ...role, ...beyond },
    fields: [...MEMBERSHIP, "sequence", "joinedAt"],
    ...page,
  });
  const there = rows.filter(({ joinedAt }) => wasThere(joinedAt, event));
  return {
    people: there.map(({ accountId }) => accountId),
    members: there,
    reached: rows.length < batch ? null : (rows.at(-1)?.sequence ?? null),
  };
}

/** An invitation by mail: its owner finds it among their notices, everybody else gets the mail alone. */
async function inviteeOf(tx: Transaction, { detail }: Event): Promise<string[]> {
  const invitation = await tx.get(Invitations, detail ?? "");
  if (!invitation?.email || invitation.revokedAt !== null) return [];
  const account = await tx.first(Accounts, { email: invitation.email });
  if (account?.emailVerified) return [account._id];
  await schedule(tx, invitationTask(invitation._id));
  return [];
}

/** One batch in one step, with how far it came: a killed process tells nobody twice and skips nobody. @returns whether there is more */
async function spreadOnce(tx: Transaction, eventId: string, batch: number, telling: Telling): Promise<boolean> {
  const event = await tx.lock(Events, eventId);
  if (!event || event.done) return false;
  const next = event.kind === "invited" ? { people: await inviteeOf(tx, event), reached: null } : await nextPeople(tx, event, batch);
  await deliver(tx, event, next, telling);
  // Who was told stands in their notices.
  await tx.update(Events, eventId, next.reached === null ? { done: true, people: [] } : { reached: next.reached });
  return next.reached !== null;
}

/** Others have as much time as a batch took, a hundredth of a second at most; while it waited for its turn they had it already. */
async function breath(tookMs: number, waitedMs: number): Promise<void> {
  if (tookMs > waitedMs) await new Promise((resolve) => setTimeout(resolve, Math.min(tookMs - waitedMs, 10)));
}

/** What is taken back together with how far it came is simply done again. */
const STEP = { unattended: true, repeatable: true } as const;

/** Makes the notices of what happened in one step, for one person or ten thousand. */
export const spreadJob =
  (open: () => Promise<Database>): Job =>
  async ({ data }) => {
    const { events } = SpreadData.parse(data);
    const db = await open();
    const telling: Telling = { now: new Date().toISOString(), usual: new Map() };
    const until = Date.parse(telling.now) + TURN_MS;
    for (const [index, eventId] of events.entries()) {
      for (;;) {
        const asked = performance.now();
        let began = asked;
        const step = (tx: Transaction) => {
          began = performance.now();
          return spreadOnce(tx, eventId, db.batch, telling);
        };
        if (!(await db.write(step, STEP))) break;
        if (Date.now() >= until) return { data: { events: events.slice(index) } };
        await breath(performance.now() - began, began - asked);
      }
      if (Date.now() >= until && index + 1 < events.length) return { data: { events: events.slice(index + 1) } };
    }
    return undefined;
  };
