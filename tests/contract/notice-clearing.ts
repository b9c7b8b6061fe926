import { afterEach, expect, vi } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { Events } from "@/lib/events/record";
import { clearJob } from "@/lib/notices/clear-jobs";
import { noticeJobs } from "@/lib/notices/jobs";
import { Notices } from "@/lib/notices/record";
import { CLEAR_KIND } from "@/lib/notices/tasks";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import { beginRecurring } from "@/lib/platform/clock/schedule";
import { newId } from "@/lib/platform/store/id";
import { allNotices, confirmed, dying, happen, killed, noticesOf, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";

const AGES = [1, 89, 91, 364, 366];

const daysAgo = (days: number) => Date.now() - days * DAY_MS;

/** A notice of each age, read and unread, each of an event of its own. */
async function old(store: Store, accountId: string, groupId: string, ages: readonly number[] = AGES) {
  const at = (days: number) => new Date(daysAgo(days)).toISOString();
  const about = {
    groupId,
    groupName: "Ramna Runners",
    meetupId: null,
    meetupTitle: null,
    actorId: null,
    detail: null,
    changes: [],
    gone: [],
  };
  const events = ages.flatMap((days) =>
    [true, false].map((read) => ({
      ...{ _id: newId(daysAgo(days)), kind: "rules-changed" as const, ...about, at: at(days), to: "people" as const, people: [] },
      ...{ personId: null, reached: null, done: true, read },
    })),
  );
  const notices = events.map(({ _id: eventId, kind, at, read }) => ({
    ...{ _id: newId(Date.parse(at)), accountId, eventId, kind, groupId, at, readAt: read ? at : null },
    ...{ shown: true, mail: null, mailId: null },
  }));
  await store.db.write(async (tx) => {
    await tx.insertAll(
      Events,
      events.map(({ read: _read, ...event }) => event),
    );
    await tx.insertAll(Notices, notices);
  });
}

export function noticeClearingContract(test: StoreTest): void {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("what was read goes after 90 days, everything after a year, and again the next day", async ({ store, other }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2028-02-29T03:00:00.000Z") });
    const { rina, groupId, here, there } = await twoProcesses(store, other);
    await old(store, rina, groupId);
    await happen(store, groupId, null, { kind: "rules-changed", to: { person: rina } });
    await Promise.all([beginRecurring(store.db, noticeJobs()), beginRecurring(other.db, noticeJobs())]);
    await Promise.all([here.work(), there.work()]);
    const left = async () =>
      (await noticesOf(store, rina))
        .map(({ at, readAt }) => `${Math.floor((Date.now() - Date.parse(at)) / DAY_MS)} ${readAt ? "read" : "unread"}`)
        .toSorted(byText);
    expect(await left()).toEqual(["0 unread", "1 read", "1 unread", "364 unread", "89 read", "89 unread", "91 unread"]);
    expect(await store.db.read((reader) => reader.count(Events, {}))).toBe(9);
    await there.work();
    expect(await left()).toHaveLength(7);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    await Promise.all([here.work(), there.work()]);
    expect(await left()).toEqual(["2 unread", "3 read", "3 unread", "91 unread", "93 unread"]);
    expect(await store.db.read((reader) => reader.list(Work, { where: { kind: CLEAR_KIND } }))).toMatchObject([{ data: {} }]);
  });

  test("many go in steps, also where a process is killed between two of them", async ({ store, other }) => {
    const { rina, groupId, here } = await twoProcesses(store, other);
    const { lamia } = await confirmed(store, ["lamia"]);
    const ages = Array.from({ length: 60 }, (_, at) => 400 + at);
    await old(store, rina, groupId, ages);
    await old(store, lamia, groupId, [10]);
    await beginRecurring(store.db, noticeJobs());
    const [work] = await killed(store, "work");
    // In the third of four steps for the notices; the events come after them.
    await expect(clearJob(async () => dying(store, 3))(work ?? expect.fail("nothing is due"))).rejects.toThrow("kill -9");
    const begun = (await noticesOf(store, rina)).length;
    expect([begun > 0, begun < 120]).toEqual([true, true]);
    await here.work();
    expect((await allNotices(store)).map(({ accountId }) => accountId).toSorted(byText)).toEqual([lamia, lamia]);
    expect(await store.db.read((reader) => reader.count(Events, {}))).toBe(2);
  });

  test("no notice is left whose event went, also where one was told a moment later than it happened", async ({ store, other }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2028-02-29T03:00:00.000Z") });
    const { rina, groupId, here } = await twoProcesses(store, other);
    await old(store, rina, groupId, [365]);
    const [{ _id: before, ...event } = expect.fail("there is no event")] = await store.db.read((reader) => reader.list(Events));
    const [{ _id: _, ...notice } = expect.fail("there is no notice")] = await noticesOf(store, rina);
    const [happened, told] = [newId(daysAgo(365) - 2000), newId(daysAgo(365) + 20_000)];
    await store.db.write(async (tx) => {
      await tx.insert(Events, { ...event, _id: happened });
      await tx.insert(Notices, { ...notice, _id: told, eventId: happened, readAt: null });
    });
    await beginRecurring(store.db, noticeJobs());
    await here.work();
    const kept = await store.db.read(async (reader) => ({
      events: (await reader.list(Events)).map(({ _id }) => _id),
      notices: (await reader.list(Notices)).map(({ eventId }) => eventId),
    }));
    expect(kept.events).toContain(before);
    expect(kept.events).not.toContain(happened);
    expect(kept.notices.filter((eventId) => !kept.events.includes(eventId))).toEqual([]);
  });

  test("work that goes on later clears by the moment it began", async ({ store, other }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2028-02-29T03:00:00.000Z") });
    const { rina, groupId } = await twoProcesses(store, other);
    await old(store, rina, groupId, [365]);
    const row = (await noticesOf(store, rina)).find(({ readAt }) => readAt === null) ?? expect.fail("there is no notice");
    const begun = Date.now();
    vi.setSystemTime(begun + 60_000);
    // The first part of the work had come past this notice, which was not old enough by then.
    const work = { data: { after: row._id, now: begun } } as unknown as DueWork;
    await clearJob(async () => store.db)(work);
    expect(await store.db.read((reader) => reader.get(Events, row.eventId))).not.toBeNull();
  });
}
