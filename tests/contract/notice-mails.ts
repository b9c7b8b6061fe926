import { afterEach, expect, vi } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { log } from "@/lib/log";
import { addressStore } from "@/lib/notices/address-store";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { noticeJobs } from "@/lib/notices/jobs";
import { NoticeSettings, Notices, RestedAddresses } from "@/lib/notices/record";
import { allNotices, confirmed, happen, killed, names, noticesOf, PEOPLE, place, removeFrom, twoProcesses } from "../support/notices";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";

const now = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

export function noticeMailsContract(test: StoreTest): void {
  test("two processes that are told at once that an address gets no mail note it once, and neither fails", async ({
    store: { db },
    other,
  }) => {
    for (let round = 0; round < 5; round++) {
      const [email, hash] = [`nobody-${round}@hobbyhub.example`, `hash-${round}`];
      await Promise.all([db, other.db, db, other.db].map((each) => addressStore(async () => each).rest(email, hash, "bounced")));
      expect(await db.read((reader) => reader.list(RestedAddresses, { where: { addressHash: hash } }))).toHaveLength(1);
    }
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("requests of a quarter of an hour come in one mail, without the one that was taken back", async ({ store, other }) => {
    now("2026-11-22T03:00:00.000Z");
    const { groupId, post, here, there } = await twoProcesses(store, other);
    const { asif, bina, cora } = await confirmed(store, ["asif", "bina", "cora"]);
    await place(store, groupId, [asif, bina, cora], "requested");
    for (const asking of [asif, bina, cora]) {
      await happen(store, groupId, asking, { kind: "request-received", to: "organizers" });
      await here.run();
      wait(4);
    }
    await removeFrom(store, groupId, bina);
    expect(post.mails.size).toBe(0);
    wait(4);
    await Promise.all([here.mail(), there.mail()]);
    const [mail] = post.to("owner@example.com");
    expect(post.subjects("owner@example.com")).toEqual(["2 people wait for your answer"]);
    expect([mail?.text.includes("asif"), mail?.text.includes("bina"), mail?.text.includes("cora")]).toEqual([true, false, true]);
    wait(60);
    await here.run();
    expect(post.mails.size).toBe(1);
  });

  test("one request alone is answered from its mail, while it waits for an answer", async ({ store, other }) => {
    now("2026-11-22T03:00:00.000Z");
    const { owner, groupId, post, here } = await twoProcesses(store, other);
    const { asif } = await confirmed(store, ["asif"]);
    await place(store, groupId, [asif], "requested");
    await happen(store, groupId, asif, { kind: "request-received", to: "organizers" });
    await here.run();
    wait(16);
    await here.run();
    const [notice] = await noticesOf(store, owner);
    const [mail] = post.to("owner@example.com");
    for (const say of ["yes", "no"]) expect(mail?.text).toContain(`/dashboard/notices?answer=${notice?._id}&say=${say}`);
  });

  test("quiet hours hold a mail until they end", async ({ store, other }) => {
    now("2026-11-22T17:00:00.000Z");
    const { rina, groupId, post, here } = await twoProcesses(store, other);
    const quiet = { from: "22:00", to: "07:00" };
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, quiet }));
    await happen(store, groupId, null, { kind: "promoted", to: { person: rina } });
    await here.run();
    wait(7 * 60);
    await here.run();
    expect(post.mails.size).toBe(0);
    wait(61);
    await here.run();
    expect(post.subjects("rina@example.com")).toHaveLength(1);
  });

  /** Where the clock changes, at the end of a month and of a year: what came on a day is in the summary after it, once. */
  test.for([
    { name: "the clock goes forward", zone: "Europe/Berlin", from: "2027-03-26T09:00:00.000Z" },
    { name: "the clock goes back", zone: "Europe/Berlin", from: "2026-10-23T09:00:00.000Z" },
    { name: "the end of a month", zone: "Asia/Dhaka", from: "2026-11-28T09:00:00.000Z" },
    { name: "the end of a February", zone: "America/New_York", from: "2028-02-27T09:00:00.000Z" },
    { name: "the end of a year", zone: "Asia/Kathmandu", from: "2026-12-30T09:00:00.000Z" },
  ])("a daily summary comes once a day with what is new: $name", { timeout: 60_000 }, async ({ zone, from }, { store, other }) => {
    now(from);
    const { rina, groupId, post, here, there } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.update(Accounts, rina, { zone }));
    const seen: string[][] = [];
    for (let day = 0; day < 4; day++) {
      await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: `Place ${day}` });
      for (let hour = 0; hour < 24; hour += 2) {
        const before = post.mails.size;
        await here.work();
        await Promise.all([here.mail(), there.mail()]);
        const fresh = post.to("rina@example.com").slice(before);
        for (const mail of fresh) {
          seen.push([...mail.text.matchAll(/Place \d/g)].map(([place]) => place));
          // She chose nothing.
          expect(mail.text).toContain("You get this because some of your notices come in a daily summary.");
          const wall = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(Date.now());
          expect([8, 9]).toContain(Number(wall));
        }
        wait(120);
      }
    }
    expect(seen.flat()).toEqual([...new Set(seen.flat())]);
    expect(seen.flat().slice(0, 3)).toEqual(["Place 0", "Place 1", "Place 2"]);
  });

  test.for([
    {
      ...{
        name: "the clock goes forward over its hour",
        zone: "Europe/Berlin",
        from: "2027-03-19T09:00:00.000Z",
        digestAt: "02:30",
        digestDay: 7,
      },
      dues: ["2027-03-21T01:30:00.000Z", "2027-03-28T01:30:00.000Z", "2027-04-04T00:30:00.000Z"],
    },
    {
      ...{ name: "its hour comes twice", zone: "Europe/Berlin", from: "2026-10-16T09:00:00.000Z", digestAt: "02:30", digestDay: 7 },
      dues: ["2026-10-18T00:30:00.000Z", "2026-10-25T00:30:00.000Z", "2026-11-01T01:30:00.000Z"],
    },
    {
      ...{ name: "the last day of a month", zone: "Asia/Dhaka", from: "2026-11-25T09:00:00.000Z", digestAt: "08:00", digestDay: 1 },
      dues: ["2026-11-30T02:00:00.000Z", "2026-12-07T02:00:00.000Z", "2026-12-14T02:00:00.000Z"],
    },
    {
      ...{ name: "29 February", zone: "America/New_York", from: "2028-02-23T12:00:00.000Z", digestAt: "08:00", digestDay: 2 },
      dues: ["2028-02-29T13:00:00.000Z", "2028-03-07T13:00:00.000Z", "2028-03-14T12:00:00.000Z"],
    },
  ])("a weekly summary comes at its hour with what is new, once: $name", { timeout: 60_000 }, async (told, { store, other }) => {
    now(told.from);
    const { rina, groupId, post, here, there } = await twoProcesses(store, other);
    const { digestAt, digestDay, zone } = told;
    await store.db.write((tx) => tx.update(Accounts, rina, { zone }));
    const topics = { groups: { app: true, mail: "weekly" as const } };
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, topics, digestAt, digestDay }));
    for (const [week, due] of told.dues.entries()) {
      for (const part of ["a", "b"]) {
        await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: `Place ${week}${part}` });
        await Promise.all([here.run(), there.run()]);
        wait(24 * 60);
      }
      vi.setSystemTime(Date.parse(due) - 60_000);
      await Promise.all([here.mail(), there.mail()]);
      expect(post.mails.size).toBe(week);
      wait(1);
      await Promise.all([here.mail(), there.mail(), here.mail()]);
      expect(post.subjects("rina@example.com")).toEqual(Array(week + 1).fill("Your week: 2 new notices"));
      const places =
        post
          .to("rina@example.com")
          .at(-1)
          ?.text.matchAll(/Place \d[ab]/g) ?? [];
      expect([...places].map(([place]) => place).toSorted(byText)).toEqual([`Place ${week}a`, `Place ${week}b`]);
    }
  });

  test("a summary leaves out what was read, and says nothing where nothing is left", async ({ store, other }) => {
    now("2026-11-22T03:00:00.000Z");
    const { omar, groupId, post, here } = await twoProcesses(store, other);
    await happen(store, groupId, null, { kind: "group-moved", to: "members", detail: "Seen" });
    await happen(store, groupId, null, { kind: "rules-changed", to: { person: omar } });
    await here.run();
    const readAt = new Date().toISOString();
    for (const { _id, kind } of await allNotices(store))
      if (kind === "group-moved") await store.db.write((tx) => tx.update(Notices, _id, { readAt }));
    wait(24 * 60);
    await here.run();
    expect([post.subjects("rina@example.com"), post.subjects("omar@example.com")]).toEqual([[], ["Your day: one new notice"]]);
  });

  test("a process killed after a summary went out, before it was noted, sends the same one again under the same id", async ({
    store,
    other,
  }) => {
    now("2026-11-22T03:00:00.000Z");
    const { rina, groupId, post, here, there } = await twoProcesses(store, other);
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "Lake" });
    await here.work();
    wait(24 * 60);
    const [work] = await killed(store, "mail");
    const known = work ?? expect.fail("no summary is due");
    // Its work still stands: nobody noted that it is done.
    await noticeJobs(async () => store.db, post.send)[known.kind]?.(known);
    expect(post.tries).toBe(1);
    // What is new since then is for the next one.
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "River" });
    await there.run();
    expect([post.tries, post.mails.size]).toEqual([2, 1]);
    expect(post.to("rina@example.com")[0]?.text).toContain("Lake");
    expect(post.to("rina@example.com")[0]?.text).not.toContain("River");
    wait(24 * 60);
    await there.run();
    expect(post.to("rina@example.com")[1]?.text).toContain("River");
    expect(post.mails.size).toBe(2);
  });

  test("many mails with two processes: each is sent once; while the provider is away nothing is lost", async ({ store, other }) => {
    now("2026-11-22T03:00:00.000Z");
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const { groupId, post, here, there } = await twoProcesses(store, other);
    const people = await confirmed(store, names(PEOPLE));
    await place(store, groupId, Object.values(people));
    await happen(store, groupId, null, { kind: "promoted", to: "members" });
    await here.work();
    post.away = new Error("The provider is away.");
    for (let minute = 0; minute < 60; minute += 5) {
      await Promise.all([here.mail(), there.mail()]);
      wait(5);
    }
    expect(post.mails.size).toBe(0);
    post.away = null;
    wait(60);
    post.tries = 0;
    await Promise.all([here.mail(), there.mail()]);
    expect([post.mails.size, post.tries]).toEqual([PEOPLE + 3, PEOPLE + 3]);
  }, 1_800_000);
}
