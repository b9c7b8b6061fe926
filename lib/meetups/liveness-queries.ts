import "server-only";
import { DAY_MS } from "@/lib/duration";
import type { Reader } from "@/lib/platform/store/database";
import type { Liveness } from "./group-views";
import { CheckIns, Meetups, Rsvps } from "./record";
import type { Meetup } from "./seat-store";
import { instant } from "./time-rules";

/** A group that met within this time is active. */
export const LATELY = 60 * DAY_MS;
/** A group that did not meet for this long is quiet; a group younger than this is new. */
export const QUIET = 90 * DAY_MS;
/** The limit of the query: a group that meets twice a day in this time has this many meetups. */
const MOST = 180;

const after = (at: string, span: number): string => instant(Date.parse(at) + span);

/** `said` counts the people who said yes or came without saying so; `came` counts those of them who came. */
async function turnout(reader: Reader, met: readonly Meetup[]): Promise<{ said: number; came: number }> {
  const meetupId = { in: met.map(({ _id }) => _id) };
  const here = await reader.excerpts(CheckIns, { where: { meetupId, here: true }, fields: ["meetupId", "person"] });
  const expected = await reader.excerpts(Rsvps, { where: { meetupId, state: "going" }, fields: ["meetupId", "accountId"] });
  const said = new Set([
    ...here.map((one) => `${one.meetupId} ${one.person}`),
    ...expected.map((one) => `${one.meetupId} ${one.accountId}`),
  ]);
  return { said: said.size, came: here.length };
}

/** Whether a group is active, and the moments at which that changes without any write. */
interface Life {
  liveness: Liveness;
  changes: string[];
}

/** The state of a group that has never met: first new, later quiet. */
export function neverMet({ createdAt }: { createdAt: string }, now: string): Life {
  const young = after(createdAt, QUIET);
  return young > now ? { liveness: { kind: "new" }, changes: [young] } : { liveness: { kind: "quiet", lastMet: null }, changes: [] };
}

/** Whether a group is active. A meetup counts once it is over, if it was not cancelled and at least one person was marked as here. */
export async function livenessOf(reader: Reader, group: { _id: string; createdAt: string }, now: string): Promise<Life> {
  const groupId = group._id;
  const since = instant(Date.parse(now) - QUIET);
  const held = { groupId, status: "scheduled" as const };
  const begun = await reader.list(Meetups, {
    where: { ...held, startsAt: { gte: since, lte: now } },
    by: "startsAt",
    descending: true,
    limit: MOST,
  });
  const running = begun.filter(({ endsAt }) => endsAt > now).map(({ endsAt }) => endsAt);
  const met = begun.filter(({ endsAt, came }) => endsAt <= now && came > 0);
  const lately = met.filter(({ endsAt }) => after(endsAt, LATELY) > now);
  if (lately.length > 0) {
    const liveness = { kind: "alive" as const, times: lately.length, ...(await turnout(reader, lately)) };
    return { liveness, changes: [...running, ...lately.map(({ endsAt }) => after(endsAt, LATELY))] };
  }
  const [last] = met;
  if (last) return { liveness: { kind: "resting", lastMet: last.startsAt }, changes: [...running, after(last.startsAt, QUIET)] };
  const before = await reader.first(Meetups, { ...held, came: { gt: 0 }, startsAt: { lt: since } }, { by: "startsAt", descending: true });
  if (before) return { liveness: { kind: "quiet", lastMet: before.startsAt }, changes: running };
  const never = neverMet(group, now);
  return { ...never, changes: [...running, ...never.changes] };
}
