import "server-only";
import { z } from "zod";
import { Accounts } from "@/lib/accounts/record";
import { type Event, Events } from "@/lib/events/record";
import { Rsvps } from "@/lib/meetups/record";
import { COMING_STATES } from "@/lib/meetups/schema";
import { Invitations, Memberships } from "@/lib/memberships/record";
import type { Job } from "@/lib/platform/clock/jobs";
import { schedule } from "@/lib/platform/clock/schedule";
import { manySteps, STEP } from "@/lib/platform/clock/steps";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { MEMBERSHIP } from "./context-queries";
import { KIND_RULES } from "./kind-schema";
import { type Audience, deliver, type Telling } from "./store";
import { invitationTask, planTask } from "./tasks";

const FanOutData = z.object({ events: z.array(z.string()) });

/** Some people of the audience. `reached` is the id of the last of them; null when nobody comes after them. */
interface Reach extends Omit<Audience, "many"> {
  reached: string | null;
}

/** A person who joined after the event knows only the new state and needs no notice. */
const wasThere = (since: string | null, { at }: Event): boolean => since === null || since <= at;

/** The next batch of these people, by id. */
function nextOf(people: readonly string[], reached: string | null, batch: number): Reach {
  const rest = [...new Set(people)].filter((id) => id > (reached ?? "")).sort((one, other) => (one < other ? -1 : 1));
  return { people: rest.slice(0, batch), reached: rest.length > batch ? (rest[batch - 1] ?? null) : null };
}

/** The account id of the last row; null when there are no more rows. */
const lastOf = (rows: readonly { accountId: string }[], batch: number): string | null =>
  rows.length < batch ? null : (rows.at(-1)?.accountId ?? null);

const COMING: ReadonlySet<string> = new Set(COMING_STATES);

/** An invitation by mail: if a confirmed account has the address, its owner gets a notice. Otherwise the address gets a mail only. */
async function inviteeOf(tx: Transaction, { detail }: Event): Promise<string[]> {
  const invitation = await tx.get(Invitations, detail ?? "");
  if (!invitation?.email || invitation.revokedAt !== null) return [];
  const account = await tx.first(Accounts, { email: invitation.email });
  if (account?.emailVerified) return [account._id];
  await schedule(tx, invitationTask(invitation._id));
  return [];
}

/**
 * The next batch of people in the order of their ids. Rows of neighbouring ids are close together, so a transaction touches few pages of
 * the database.
 */
async function nextPeople(tx: Transaction, event: Event, reached: string | null, batch: number): Promise<Reach> {
  const { kind, to, people } = event;
  const [groupId, meetupId] = [event.groupId ?? "", event.meetupId ?? ""];
  if (kind === "invited") return { people: await inviteeOf(tx, event), reached: null };
  if (to === "people") return nextOf(people, reached, batch);
  const next = { by: "accountId", limit: batch } as const;
  const beyond = reached === null ? {} : { accountId: { gt: reached } };
  if (to === "attendees") {
    const rows = await tx.excerpts(Rsvps, { where: { meetupId, ...beyond }, fields: ["accountId", "state"], ...next });
    return { people: rows.filter(({ state }) => COMING.has(state)).map(({ accountId }) => accountId), reached: lastOf(rows, batch) };
  }
  if (to === "organizers") {
    const rows = await tx.excerpts(Memberships, {
      where: { groupId, state: "member", role: { in: ["owner", "organizer"] } },
      fields: MEMBERSHIP,
    });
    const there = rows.filter(({ joinedAt }) => wasThere(joinedAt, event)).map(({ accountId }) => accountId);
    return { ...nextOf(there, reached, batch), members: rows };
  }
  const rows = await tx.excerpts(Memberships, { where: { groupId, ...beyond }, fields: MEMBERSHIP, ...next });
  const inLineToo = KIND_RULES[kind].to === "inside";
  const there = rows.filter(
    ({ state, joinedAt, since }) =>
      (state === "member" && wasThere(joinedAt, event)) || (inLineToo && state === "waiting" && wasThere(since, event)),
  );
  return { people: there.map(({ accountId }) => accountId), members: there, reached: lastOf(rows, batch) };
}

/**
 * One transaction, which also stores how far it came: after a killed process nobody is told twice and nobody is skipped. @returns whether
 * there is more
 */
async function fanOutOnce(tx: Transaction, eventId: string, batch: number, telling: Telling): Promise<boolean> {
  const event = await tx.lock(Events, eventId);
  if (!event || event.done) return false;
  const next = await nextPeople(tx, event, event.reached, batch);
  const { reached } = next;
  const many = event.reached !== null || reached !== null;
  await deliver(tx, event, { ...next, many }, telling);
  if (many && reached === null) await schedule(tx, planTask(eventId));
  // The notices record who was told.
  await tx.update(Events, eventId, reached === null ? { done: true, people: [], reached } : { reached });
  return reached !== null;
}

/** Makes the notices of the events of one transaction, for one person or ten thousand. */
export const fanOutJob =
  (open: () => Promise<Database>): Job =>
  async ({ data }) => {
    const { events } = FanOutData.parse(data);
    const db = await open();
    const telling: Telling = { now: new Date().toISOString(), usual: new Map() };
    const through = manySteps();
    for (const [index, eventId] of events.entries()) {
      const fanOutSome = () => db.write((tx) => fanOutOnce(tx, eventId, db.batch(), telling), STEP);
      if (!(await through(fanOutSome))) return { data: { events: events.slice(index) } };
    }
    return undefined;
  };
