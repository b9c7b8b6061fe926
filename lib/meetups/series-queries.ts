import "server-only";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { feeInShort, seenOf } from "./fee-rules";
import { can, type MeetupStanding } from "./policy";
import { Meetups, Rsvps, type Series, type SeriesRsvps } from "./record";
import { refusalOfFirst } from "./rsvp-rules";
import type { Meetup } from "./seat-store";
import type { SeriesDate } from "./views";

type EveryDate = Row<typeof SeriesRsvps>;

/** The facts about a person in the group of a series. */
type SeriesStanding = Omit<MeetupStanding, "meetup" | "rsvp">;

/** The reason why a person who said "every date" has no answer at this date. Null if they will be added once its answers open. */
function whyNotIn(meetup: Meetup, { guests, seen }: EveryDate, standing: SeriesStanding): string | null {
  const may = can({ ...standing, meetup, rsvp: null }, "go");
  if (!may.allowed) return may.code === "not_open" ? null : may.reason;
  const refused = refusalOfFirst({ now: standing.now, meetup }, guests, seen ? seenOf(seen.fee) : {});
  if (refused?.code === "guests") return "You bring more guests than it takes.";
  if (refused?.code !== "fee_changed") return "You have not answered it yet.";
  const today = meetup.fee ? `It costs ${feeInShort(meetup.fee)}` : "It is free";
  return `${today}, and you agreed to ${seen?.fee ? feeInShort(seen.fee) : "a free place"}.`;
}

/** Whether at most one date of a series is still to come and no more will be made. The series then no longer repeats. */
export async function hasEnded(reader: Reader, { _id: seriesId, open }: Row<typeof Series>, now: string): Promise<boolean> {
  if (open) return false;
  const where = { seriesId, startsAt: { gt: now }, status: "scheduled" as const };
  return (await reader.list(Meetups, { where, by: "startsAt", limit: 2 })).length < 2;
}

const HOPES = { waiting: "It is full, and you are in line.", offered: "A place is held for you there." };

/**
 * The coming dates of a series with the person's answer to each. For a person who said "every date", also the reason why they do not have a
 * place, unless they said no.
 */
export async function listSeriesDates(
  reader: Reader,
  seriesId: string,
  every: EveryDate | null,
  standing: SeriesStanding,
): Promise<SeriesDate[]> {
  const where = { seriesId, startsAt: { gt: standing.now }, status: "scheduled" as const };
  const dates = await reader.list(Meetups, { where, by: "startsAt" });
  const meetupId = { in: dates.map(({ _id }) => _id) };
  const mine = await reader.excerpts(Rsvps, { where: { accountId: standing.accountId ?? "", meetupId }, fields: ["meetupId", "state"] });
  const states = new Map(mine.map(({ meetupId, state }) => [meetupId, state]));
  return dates.map((meetup) => {
    const { _id, startsAt, zone } = meetup;
    const state = states.get(_id) ?? "none";
    const hopes = state === "waiting" || state === "offered" ? HOPES[state] : null;
    return { meetupId: _id, startsAt, zone, state, why: every && (state === "none" ? whyNotIn(meetup, every, standing) : hopes) };
  });
}
