import fc from "fast-check";
import { expect } from "vitest";
import { HOUR_MS } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { instant } from "@/lib/meetups/time-rules";
import { MemberLeft } from "@/lib/memberships/occasions";
import { Memberships } from "@/lib/memberships/record";
import type { Database } from "@/lib/platform/store/database";
import { tell } from "@/lib/platform/store/occasions";
import {
  type Command,
  END,
  GUESTS,
  hoursBefore,
  MeetupModel,
  PEOPLE,
  START,
  sequences,
  type Who,
  ZONE,
} from "@/tests/support/meetup-model";
import { aMeetingGroup, join, member, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

/** A thousand: `SEQUENCES=1000 npx vitest run tests/contract`. */
const RUNS = Number(process.env.SEQUENCES ?? 8);

/** The same people in every run; each run has a group and a meetup of its own. */
class StoredMeetup {
  now = hoursBefore(72);
  #turn = 0;

  private constructor(
    /** Two processes, one after the other. */
    private readonly processes: readonly [Database, Database],
    private readonly ids: ReadonlyMap<Who, string>,
    private readonly groupId: string,
    private readonly meetupId: string,
  ) {}

  static async create(processes: readonly [Database, Database], ids: ReadonlyMap<Who, string>, capacity: number | null) {
    const [db] = processes;
    const { groupId, ownerId } = await aMeetingGroup(db);
    await db.write(async (tx) => {
      for (const who of PEOPLE.slice(0, 8)) await join(tx, groupId, ids.get(who) ?? "", "member");
    });
    const times = { startsAt: START, endsAt: END, zone: ZONE };
    const meetupId = await plan(db, groupId, ownerId, { ...times, capacity, guestsAllowed: GUESTS }, hoursBefore(73));
    return new StoredMeetup(processes, ids, groupId, meetupId);
  }

  #db = (): Database => this.processes[this.#turn++ % 2 === 0 ? 0 : 1];
  #row = () => this.#db().read((reader) => reader.get(Meetups, this.meetupId));

  async #wait(hours: number): Promise<void> {
    const end = instant(Date.parse(this.now) + hours * HOUR_MS);
    for (let due = (await this.#row())?.dueAt ?? null; due !== null && due <= end; due = (await this.#row())?.dueAt ?? null) {
      if (due > this.now) this.now = due;
      const db = this.#db();
      await runClock(this.now, async () => db);
    }
    this.now = end;
  }

  async #take(command: Exclude<Command, { type: "wait" }>): Promise<unknown> {
    const db = this.#db();
    const { rsvps, meetups } = storesOf(db);
    const accountId = "who" in command ? (this.ids.get(command.who) ?? "") : "";
    switch (command.type) {
      case "go":
        return rsvps.answer(this.meetupId, { type: "go", accountId, guests: command.guests }, this.now);
      case "decline":
      case "still-coming":
        return rsvps.answer(this.meetupId, { type: command.type, accountId }, this.now);
      case "join":
        return db.write(async (tx) => {
          if (!(await tx.first(Memberships, { groupId: this.groupId, accountId }))) await join(tx, this.groupId, accountId, "member");
        });
      case "leave":
        return db.write(async (tx) => {
          if ((await tx.deleteAll(Memberships, { groupId: this.groupId, accountId })) > 0)
            await tell(tx, MemberLeft, { groupId: this.groupId, accountId }, this.now);
        });
      case "capacity":
        return meetups.edit(this.meetupId, { capacity: command.capacity }, this.now);
      case "closes":
        return meetups.edit(this.meetupId, { rsvpClosesAt: hoursBefore(command.hours) }, this.now);
      case "cancel":
        return meetups.cancel(this.meetupId, "this", "Fog", this.now);
    }
  }

  async apply(command: Command): Promise<void> {
    if (command.type === "wait") return this.#wait(command.hours);
    // What an organizer may not do any more is refused above the store.
    if (this.now >= START && ["capacity", "closes", "cancel"].includes(command.type)) return;
    await this.#take(command).catch((error) => {
      if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    });
  }

  /** What people said, the line in order, and the counters beside what the rows add up to. */
  async look() {
    const db = this.#db();
    const rows = await db.read((reader) => reader.list(Rsvps, { where: { meetupId: this.meetupId }, by: "sequence" }));
    const meetup = await db.read((reader) => reader.get(Meetups, this.meetupId));
    const name = (id: string) => PEOPLE.find((who) => this.ids.get(who) === id) ?? id;
    const sum = (state: string) => rows.filter((row) => row.state === state).reduce((places, { guests }) => places + guests + 1, 0);
    const line = rows.filter(({ state }) => state === "waiting");
    return {
      states: Object.fromEntries(
        rows.map(({ accountId, state, guests, heldUntil }) => [
          name(accountId),
          `${state} +${guests}${state === "offered" && heldUntil ? ` until ${heldUntil}` : ""}`,
        ]),
      ),
      line: line.map(({ accountId }) => name(accountId)),
      counters: [meetup?.going, meetup?.held, meetup?.waiting],
      rows: [sum("going"), sum("offered"), line.length],
    };
  }
}

export function meetupModelContract(test: StoreTest): void {
  test("whatever nine people, an organizer and the clock do, everybody stands where the rules say", async ({ store, other }) => {
    const processes = [store.db, other.db] as const;
    const ids = new Map<Who, string>();
    for (const who of PEOPLE) ids.set(who, await member(store.db, "", null));
    await fc.assert(
      fc.asyncProperty(fc.option(fc.integer({ min: 1, max: 9 }), { freq: 12 }), sequences, async (capacity, commands) => {
        const [meetup, model] = [await StoredMeetup.create(processes, ids, capacity), new MeetupModel(capacity)];
        // In the end nothing is held for anybody, and no clock runs on.
        for (const command of [...commands, { type: "wait", hours: 200 } as const]) {
          await meetup.apply(command);
          model.apply(command);
          const { states, line, counters, rows } = await meetup.look();
          expect([states, line]).toEqual([model.states(), model.line()]);
          expect(counters).toEqual(rows);
        }
      }),
      { numRuns: RUNS },
    );
  }, 3_600_000);
}
