import { afterEach, expect, vi } from "vitest";
import { log } from "@/lib/log";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings } from "@/lib/notices/record";
import { noticeSettings } from "@/lib/notices/settings-store";
import { anActor } from "../support/actor";
import { confirmed, happen, place, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import type { StoreTest } from "../support/store-test";
import { withDatabase } from "../support/this-process";

/** It is 18:00 in Dhaka, where all of them live. */
const EVENING = Date.parse("2026-11-22T12:00:00.000Z");
const NIGHT = { from: "22:00", to: "07:00" };

const wait = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
const sleepsAtNight = (store: Store, accountId: string) =>
  store.db.write((tx) => tx.insert(NoticeSettings, { _id: accountId, ...DEFAULT_SETTINGS, quiet: NIGHT }));

/** Mails that are late. */
export function noticeDelaysContract(test: StoreTest): void {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function begin() {
    vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
  }

  test("mails that a provider which was away held up until somebody's quiet hours wait for their end", async ({ store, other }) => {
    begin();
    const { owner, rina, omar, groupId, post, here, there } = await twoProcesses(store, other);
    const { asif } = await confirmed(store, ["asif"]);
    await place(store, groupId, [asif], "requested");
    for (const each of [owner, rina]) await sleepsAtNight(store, each);
    await happen(store, groupId, asif, { kind: "request-received", to: "organizers" });
    await happen(store, groupId, null, { kind: "promoted", to: { people: [rina, omar] } });
    await here.work();
    post.away = new Error("The provider is away.");
    for (let tries = 0; tries < 4; tries++) {
      await Promise.all([here.mail(), there.mail()]);
      wait(1);
    }
    post.away = null;
    // It is 22:00 now: all of them are due.
    await Promise.all([here.mail(), there.mail()]);
    expect([...post.mails.values()].map(({ to }) => to)).toEqual(["omar@example.com"]);
    wait(8);
    await Promise.all([here.mail(), there.mail()]);
    expect(post.mails.size).toBe(1);
    wait(1);
    await Promise.all([here.mail(), there.mail()]);
    expect([post.subjects("owner@example.com"), post.subjects("rina@example.com")]).toEqual([
      ["asif asks to join Ramna Runners"],
      ["A place is yours: you are a member of Ramna Runners"],
    ]);
  });

  test("a summary that nobody sent in time waits for the end of the quiet hours, and holds what came meanwhile", async ({
    store,
    other,
  }) => {
    begin();
    const { rina, groupId, post, here } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, quiet: NIGHT, digestAt: "21:00" }));
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "Lake" });
    await here.work();
    // No process ran at nine in the evening.
    wait(5);
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "River" });
    await here.run();
    expect(post.mails.size).toBe(0);
    wait(8);
    await here.run();
    expect(post.subjects("rina@example.com")).toEqual(["Your day: 2 new notices"]);
  });

  test("requests that come while a mail about one of them is tried again are in a mail too", async ({ store, other }) => {
    begin();
    const { groupId, post, here } = await twoProcesses(store, other);
    const { asif, bina } = await confirmed(store, ["asif", "bina"]);
    await place(store, groupId, [asif, bina], "requested");
    await happen(store, groupId, asif, { kind: "request-received", to: "organizers" });
    await here.work();
    wait(1);
    post.away = new Error("The provider is away.");
    for (let tries = 0; tries < 6; tries++) {
      await here.mail();
      wait(1);
    }
    await here.mail();
    await happen(store, groupId, bina, { kind: "request-received", to: "organizers" });
    await here.work();
    post.away = null;
    wait(2);
    await here.mail();
    const texts = post.to("owner@example.com").map(({ text }) => text);
    expect(["asif", "bina"].map((name) => texts.filter((text) => text.includes(`${name} asks to join`)).length)).toEqual([1, 1]);
  });

  const daily = { ...DEFAULT_SETTINGS, digestAt: "21:00" };
  const weekly = { ...DEFAULT_SETTINGS, topics: { groups: { app: true, mail: "weekly" as const } } };
  /** It is Sunday. */
  test.for([
    { name: "an earlier hour of the same day", settings: daily, change: { digestAt: "19:00" }, hours: 1 },
    { name: "a later hour of the same day", settings: daily, change: { digestAt: "23:00" }, hours: 5 },
    { name: "another day of the weekly one, which the daily one does not care for", settings: daily, change: { digestDay: 2 }, hours: 3 },
    { name: "quiet hours that it does not fall into", settings: daily, change: { quiet: NIGHT }, hours: 3 },
    { name: "quiet hours that it falls into", settings: daily, change: { quiet: { from: "20:00", to: "22:00" } }, hours: 4 },
    { name: "an earlier day of the week", settings: weekly, change: { digestDay: 2 }, hours: 38 },
  ])("a summary comes by its new time from the next one on: $name", async ({ settings, change, hours }, { store, other }) => {
    begin();
    const { rina, groupId, post, here, there } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...settings }));
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "Lake" });
    await here.work();
    await withDatabase(store.db, () => noticeSettings.change(anActor({ accountId: rina }), change, "hash"));
    vi.setSystemTime(Date.now() + hours * 3_600_000 - 60_000);
    await here.run();
    expect(post.mails.size).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    await Promise.all([here.run(), there.run()]);
    expect(post.mails.size).toBe(1);
    wait(8 * 24);
    await here.run();
    expect(post.mails.size).toBe(1);
  });

  test("a summary comes by the clock of a new time zone from the next one on", async ({ store, other }) => {
    begin();
    const { rina, groupId, post, here } = await twoProcesses(store, other);
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "Lake" });
    await here.work();
    // It is 21:00 in Tokyo and 08:00 comes three hours earlier there than in Dhaka.
    await store.accounts.updateProfile(anActor({ accountId: rina }), { zone: "Asia/Tokyo" });
    wait(11);
    await here.run();
    expect(post.subjects("rina@example.com")).toEqual(["Your day: one new notice"]);
  });

  test("a summary that was tried before its time was changed is sent all the same", async ({ store, other }) => {
    begin();
    const { rina, groupId, post, here } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...daily }));
    await happen(store, groupId, null, { kind: "group-moved", to: { person: rina }, detail: "Lake" });
    await here.work();
    wait(3);
    post.away = new Error("The provider is away.");
    await here.mail();
    await withDatabase(store.db, () => noticeSettings.change(anActor({ accountId: rina }), { digestAt: "08:00" }, "hash"));
    post.away = null;
    wait(1);
    await here.mail();
    wait(48);
    await here.run();
    expect(post.subjects("rina@example.com")).toEqual(["Your day: one new notice"]);
  });
}
