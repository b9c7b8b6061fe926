import "server-only";
import { type Changed, PASSED_ON } from "@/lib/events/schema";
import { type Happening, type NewEvent, recordEvents } from "@/lib/events/store";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";
import type { Transaction } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { type Meetups, Rsvps } from "./record";
import { COMING_STATES } from "./schema";
import type { SeatNews } from "./seat-rules";

type Meetup = Row<typeof Meetups>;

/** The most people in one event, so that a row in the store stays small. */
const MOST_PEOPLE = 500;

const chunks = (people: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(people.length / MOST_PEOPLE) }, (_, at) => people.slice(at * MOST_PEOPLE, (at + 1) * MOST_PEOPLE));

/** The same event for all of these people, split into rows; no event if there are none. */
export const toPeople = (people: readonly string[], told: Omit<NewEvent, "to">): NewEvent[] =>
  chunks(people).map((some) => ({ ...told, to: { people: some } }));

/** Records events about a meetup, in the transaction of the change itself. */
export async function tellOf(
  tx: Transaction,
  meetup: Meetup,
  actorId: string | null,
  at: string,
  told: readonly NewEvent[],
): Promise<void> {
  if (told.length === 0) return;
  const { groupId, _id: meetupId, title: meetupTitle } = meetup;
  const group = await tx.get(Groups, groupId);
  const happening: Happening = { groupId, groupName: group?.groupName ?? "", meetupId, meetupTitle, actorId, at };
  await recordEvents(tx, happening, told);
}

function newEventOf(news: SeatNews): NewEvent {
  const to = { person: news.accountId };
  if (news.kind === "offered") return { kind: "seat-offered", to, detail: news.heldUntil };
  if (news.kind === "offer-lapsed") return { kind: news.kind, to, detail: news.passedOn ? PASSED_ON : null };
  return { kind: news.kind, to };
}

/** Records the events that follow from one change of the seats. */
export const tellSeats = (tx: Transaction, meetup: Meetup, actorId: string | null, at: string, news: readonly SeatNews[]): Promise<void> =>
  tellOf(tx, meetup, actorId, at, news.map(newEventOf));

/** The number of dates that one notice is about, if there is more than one. */
export const more = (dates: number): Changed[] => (dates > 1 ? [{ what: "dates", before: null, after: `${dates} dates` }] : []);

interface HostNews {
  kind: "host-named" | "host-replaced";
  hostId: string | null;
}

/**
 * The host, as a list of people to notify. It is empty if the host made the change, or is no longer a member. A former member can still be
 * the host of a meetup that had begun.
 */
export async function hostToTell(tx: Transaction, { groupId, hostId }: Pick<Meetup, "groupId" | "hostId">, actorId: string | null) {
  if (hostId === null || hostId === actorId) return [];
  const membership = await tx.first(Memberships, { groupId, accountId: hostId });
  return membership?.state === "member" ? [hostId] : [];
}

/**
 * Notifies a person that they became or no longer are the host of some dates. One notice covers all of them; `dates` must have the first
 * date first.
 */
export async function tellHost(tx: Transaction, dates: readonly Meetup[], { kind, hostId }: HostNews, actorId: string | null, now: string) {
  const [first] = dates;
  if (!first) return;
  const told = await hostToTell(tx, { ...first, hostId }, actorId);
  await tellOf(tx, first, actorId, now, toPeople(told, { kind, changes: more(dates.length) }));
}

/** The people who go, and the people who wait or have an offer. */
export async function answeredBy(tx: Transaction, meetupId: string): Promise<{ going: string[]; hoping: string[] }> {
  const rows = await tx.list(Rsvps, { where: { meetupId, state: { in: COMING_STATES } } });
  const of = (going: boolean) => rows.filter(({ state }) => (state === "going") === going).map(({ accountId }) => accountId);
  return { going: of(true), hoping: of(false) };
}
