import { expect } from "vitest";
import { calendarStore } from "@/lib/meetups/calendar-store";
import { Calendars } from "@/lib/meetups/record";
import { newId } from "@/lib/platform/store/id";
import { anActor } from "../support/actor";
import type { StoreTest } from "../support/store-test";

export function meetupCalendarsContract(test: StoreTest): void {
  test("two processes that are asked for somebody's calendar at once make one, and both give it", async ({ store: { db }, other }) => {
    for (let round = 0; round < 5; round++) {
      const actor = anActor({ accountId: newId() });
      const asked = [db, other.db, db, other.db].map((each) => calendarStore(async () => each).get(actor));
      const [one, ...others] = await Promise.all(asked);
      expect(others).toEqual([one, one, one]);
      expect(await db.read((reader) => reader.list(Calendars, { where: { accountId: actor.accountId } }))).toEqual([one]);
    }
  });
}
