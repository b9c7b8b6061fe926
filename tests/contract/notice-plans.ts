import { afterEach, expect, vi } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { fanOutJob } from "@/lib/notices/fan-out-jobs";
import { planJob } from "@/lib/notices/plan-jobs";
import { NoticeSettings, Notices } from "@/lib/notices/record";
import { DIGEST_MAIL, PLAN_KIND } from "@/lib/notices/tasks";
import { Work } from "@/lib/platform/clock/record";
import type { Database } from "@/lib/platform/store/database";
import { allNotices, confirmed, dying, happen, killed, names, noticesOf, PEOPLE, place, twoProcesses } from "../support/notices";
import type { StoreTest } from "../support/store-test";

export function noticePlansContract(test: StoreTest): void {
  afterEach(() => void vi.useRealTimers());

  test("summaries of many are planned after they are told, each once, though processes are killed in between", async ({ store, other }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T03:00:00.000Z") });
    const { owner, groupId, post, here, there } = await twoProcesses(store, other);
    const { reader, sunday, daily } = await confirmed(store, ["reader", "sunday", "daily"]);
    await place(store, groupId, [reader, sunday, daily, ...Object.values(await confirmed(store, names(PEOPLE)))]);
    await store.db.write((tx) =>
      tx.insert(NoticeSettings, { _id: sunday, ...DEFAULT_SETTINGS, topics: { groups: { app: true, mail: "weekly" } } }),
    );
    await happen(store, groupId, owner, { kind: "group-moved", to: "members", detail: "Lake" });
    const [told = expect.fail("nothing is due")] = await killed(store, "work");
    await fanOutJob(async () => dying(store, Number.POSITIVE_INFINITY))(told);
    const works = (kind: string) => store.db.read((rows) => rows.list(Work, { where: { kind } }));
    expect(await allNotices(store)).toHaveLength(PEOPLE + 5);
    expect([(await works(PLAN_KIND)).length, await works(DIGEST_MAIL)]).toEqual([1, []]);

    const readAt = new Date().toISOString();
    const [seen = expect.fail("nothing was told")] = await noticesOf(store, reader);
    await store.db.write((tx) => tx.update(Notices, seen._id, { readAt }));
    const [plan = expect.fail("nothing is planned")] = (await killed(store, "work")).filter(({ kind }) => kind === PLAN_KIND);
    await expect(planJob(async () => dying(store, 2))(plan)).rejects.toThrow("kill -9");
    const begun = (await works(DIGEST_MAIL)).length;
    expect([begun > 0, begun < PEOPLE]).toEqual([true, true]);
    await Promise.all([here.work(), there.work()]);
    const planned = (await works(DIGEST_MAIL)).map(({ accountId }) => accountId);
    expect([planned.length, new Set(planned).size, planned.includes(reader)]).toEqual([PEOPLE + 4, PEOPLE + 4, false]);
    expect([await works(PLAN_KIND), post.mails.size]).toEqual([[], 0]);

    vi.setSystemTime(Date.now() + DAY_MS);
    await Promise.all([here.run(), there.run()]);
    expect([post.mails.size, post.subjects("sunday@example.com"), post.subjects("daily@example.com")]).toEqual([
      PEOPLE + 3,
      [],
      ["Your day: one new notice"],
    ]);
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    await here.run();
    expect([post.mails.size, post.subjects("sunday@example.com")]).toEqual([PEOPLE + 4, ["Your week: one new notice"]]);
  }, 1_800_000);

  test("planning that takes long is noted step by step, and goes on behind the last one it looked at", async ({ store, other }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T03:00:00.000Z") });
    const { owner, groupId } = await twoProcesses(store, other);
    await place(store, groupId, Object.values(await confirmed(store, names(PEOPLE))));
    await happen(store, groupId, owner, { kind: "group-moved", to: "members", detail: "Lake" });
    const small = dying(store, Number.POSITIVE_INFINITY);
    const [told = expect.fail("nothing is due")] = await killed(store, "work");
    await fanOutJob(async () => small)(told);
    const slow: Database = {
      ...small,
      write: async (task, options) => {
        vi.setSystemTime(Date.now() + 10_000);
        return small.write(task, options);
      },
    };
    const digests = () => store.db.read((rows) => rows.list(Work, { where: { kind: DIGEST_MAIL } }));
    const planned: number[] = [];
    let [plan] = (await killed(store, "work")).filter(({ kind }) => kind === PLAN_KIND);
    while (plan) {
      const again = await planJob(async () => slow)(plan);
      planned.push((await digests()).length);
      plan = again && { ...plan, data: again.data };
    }
    const everybody = PEOPLE + 2;
    expect(planned).toEqual(Array.from({ length: Math.floor(everybody / 40) + 1 }, (_, at) => Math.min((at + 1) * 40, everybody)));
    expect(new Set((await digests()).map(({ accountId }) => accountId)).size).toBe(everybody);
  }, 1_800_000);
}
