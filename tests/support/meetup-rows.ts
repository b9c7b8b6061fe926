import { expect } from "vitest";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import type { Meetup } from "@/lib/meetups/seat-store";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";

type RsvpRow = Row<typeof Rsvps>;

/** A stored answer with the given fields; by default the person goes, without guests. */
export const rsvpRow = (over: Pick<RsvpRow, "meetupId" | "groupId" | "accountId"> & Partial<RsvpRow>): RsvpRow => ({
  ...{ _id: newId(), state: "going", guests: 0, sequence: 1, heldUntil: null, fee: null, stillComingAt: null, steppedOut: false },
  answeredAt: "2026-11-01T08:00:00.000Z",
  ...over,
});

export const getRow = async (db: Database, id: string): Promise<Meetup> => {
  const meetup = await db.read((reader) => reader.get(Meetups, id));
  if (!meetup) throw new Error("There is no such meetup");
  return meetup;
};

export const states = async (db: Database, meetupId: string): Promise<Record<string, string>> => {
  const rows = await db.read((reader) => reader.list(Rsvps, { where: { meetupId } }));
  return Object.fromEntries(rows.map(({ accountId, state }) => [accountId, state]));
};

export const datesOf = (db: Database, seriesId: string | null) =>
  db.read((reader) => reader.list(Meetups, { where: { seriesId: seriesId ?? "" }, by: "occursOn" }));

/** Expects that the counters of every meetup (or of those that begin after a time) equal its rows. */
export async function expectTrueCounters(db: Database, after = ""): Promise<void> {
  const meetups = await db.read((reader) => reader.list(Meetups));
  for (const { _id, going, held, waiting, capacity } of meetups.filter(({ startsAt }) => startsAt > after)) {
    const rows = await db.read((reader) => reader.list(Rsvps, { where: { meetupId: _id } }));
    const places = (state: string) => rows.filter((row) => row.state === state).reduce((sum, { guests }) => sum + guests + 1, 0);
    expect({ going, held, waiting }).toEqual({
      going: places("going"),
      held: places("offered"),
      waiting: rows.filter(({ state }) => state === "waiting").length,
    });
    if (capacity !== null) expect(going + held).toBeLessThanOrEqual(capacity);
  }
}
