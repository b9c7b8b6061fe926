import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import { type Event, Events, type GoneMeetup } from "./record";
import type { AccountKind, Changed, EventKind } from "./schema";
import { FAN_OUT_KIND } from "./tasks";

/** Where, when and by whom something happened; the actor is null for the clock. */
export interface Happening {
  groupId: string;
  groupName: string;
  meetupId?: string | null;
  meetupTitle?: string | null;
  actorId: string | null;
  at: string;
}

/** What there is to tell of it, and to whom. */
export interface NewEvent {
  kind: EventKind;
  /** Name people who will have no row any more when the clock looks. */
  to: { person: string } | { people: readonly string[] } | "organizers" | "members" | "attendees";
  /** The reason, the new role, the place a group moves to, the invitation, the moment something ends, that a place was passed on. */
  detail?: string | null;
  changes?: Changed[];
  /** Meetups that are no more, the first first. */
  gone?: GoneMeetup[];
}

function audienceOf({ to }: NewEvent) {
  if (typeof to === "string") return { to, people: [], personId: null };
  const people = "people" in to ? [...to.people] : [to.person];
  return { to: "people" as const, people, personId: people.length === 1 ? (people[0] ?? null) : null };
}

/**
 * Records what there is to tell, in the step in which it happens: both are kept or none. Whoever did it is not told. The clock tells the
 * others: it is asked to look after each write of the API.
 */
export async function recordEvents(
  tx: Transaction,
  { meetupId = null, meetupTitle = null, ...happening }: Happening,
  told: readonly NewEvent[],
): Promise<void> {
  const rows = told.map(({ kind, detail = null, changes = [], gone = [], ...rest }) => ({
    _id: risingId(),
    ...happening,
    meetupId,
    meetupTitle,
    kind,
    detail,
    changes,
    gone,
    reached: null,
    done: false,
    ...audienceOf({ kind, ...rest }),
  }));
  await keep(tx, rows);
}

/** One work for all of a step: two hundred promotions are not two hundred works. */
async function keep(tx: Transaction, rows: readonly Event[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertAll(Events, rows);
  await schedule(tx, { kind: FAN_OUT_KIND, data: { events: rows.map(({ _id }) => _id) } });
}

/** What happened with an account, for its owner; it cannot be switched off. */
export function recordAccountEvent(tx: Transaction, accountId: string, kind: AccountKind, at: string, detail: string | null = null) {
  const nowhere = { groupId: null, groupName: "", meetupId: null, meetupTitle: null, actorId: null };
  const row = {
    ...nowhere,
    _id: risingId(),
    kind,
    at,
    to: "people" as const,
    people: [accountId],
    personId: accountId,
    detail,
    changes: [],
    gone: [],
    reached: null,
    done: false,
  };
  return keep(tx, [row]);
}
