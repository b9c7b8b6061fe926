import { afterEach, expect, vi } from "vitest";
import { log } from "@/lib/log";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { NoticeSettings } from "@/lib/notices/record";
import { confirmed, happen, place, twoProcesses } from "../support/notices";
import type { Store } from "../support/nouns";
import type { StoreTest } from "../support/store-test";

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
}
