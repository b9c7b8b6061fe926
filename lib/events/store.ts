import "server-only";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { risingId } from "@/lib/platform/store/id";
import { type Event, Events, type GoneMeetup } from "./record";
import type { AccountKind, Changed, EventKind } from "./schema";
import { FAN_OUT_KIND } from "./tasks";

/** Where and when an event happened, and who caused it; `actorId` is null for the clock. */
export interface Happening {
  groupId: string;
  groupName: string;
  meetupId?: string | null;
  meetupTitle?: string | null;
  actorId: string | null;
  at: string;
}

/** An event and its audience. */
export interface NewEvent {
  kind: EventKind;
  /** Use ids for people who will have no row any more when the clock looks. */
  to: { person: string } | { people: readonly string[] } | "organizers" | "members" | "attendees";
  /**
   * Depends on the kind: the reason, the new role, the place a group moves to, the invitation, when something ends, or that a place was
   * passed on.
   */
  detail?: string | null;
  changes?: Changed[];
  /** Meetups that were deleted, the earliest first. */
  gone?: GoneMeetup[];
}

function audienceOf({ to }: NewEvent) {
  if (typeof to === "string") return { to, people: [], personId: null };
  const people = "people" in to ? [...to.people] : [to.person];
  return { to: "people" as const, people, personId: people.length === 1 ? (people[0] ?? null) : null };
}

/**
 * Records events in the transaction in which they happen, so that both or neither are stored. The person who caused an event is not told.
 * The clock tells the others: every write of the API wakes it.
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

/** One work (job) for all events of a transaction, because two hundred promotions must not make two hundred jobs. */
async function keep(tx: Transaction, rows: readonly Event[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertAll(Events, rows);
  await schedule(tx, { kind: FAN_OUT_KIND, data: { events: rows.map(({ _id }) => _id) } });
}

/** An event of an account, for its owner; it cannot be switched off. */
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
