import { expect } from "vitest";
import { Accounts } from "@/lib/accounts/record";
import { Events } from "@/lib/events/record";
import { GROUP_KINDS, MEETUP_KINDS } from "@/lib/events/schema";
import { recordAccountEvent } from "@/lib/events/store";
import { Rsvps } from "@/lib/meetups/record";
import { Memberships } from "@/lib/memberships/record";
import { DEFAULT_SETTINGS } from "@/lib/notices/delivery-rules";
import { fanOutJob } from "@/lib/notices/fan-out-jobs";
import { NoticeSettings } from "@/lib/notices/record";
import { Work } from "@/lib/platform/clock/record";
import { newId } from "@/lib/platform/store/id";
import { rsvpRow } from "../support/meetup-rows";
import { plan } from "../support/meetups";
import {
  aGroupOf,
  allNotices,
  confirmed,
  dying,
  happen,
  happenAt,
  killed,
  names,
  noticesOf,
  PEOPLE,
  place,
  removeFrom,
  twoProcesses,
} from "../support/notices";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { take } from "../support/stored-community";

export function noticesContract(test: StoreTest): void {
  test.for(GROUP_KINDS)(
    "%s is told once to each it is for, by two processes at once, and not to the one who did it",
    async (kind, { store, other }) => {
      const { rina, omar, owner, groupId, here, there } = await twoProcesses(store, other);
      await happen(store, groupId, rina, { kind, to: { people: [rina, omar, owner] } });
      await killed(store, "work");
      await Promise.all([here.work(), there.work(), here.work(), there.work()]);
      const told = (await allNotices(store)).map(({ accountId }) => accountId);
      const organizersOnly = kind === "request-received" || kind === "invitation-refused";
      // An invitation names an address, see below.
      expect(told.toSorted(byText)).toEqual(kind === "invited" ? [] : (organizersOnly ? [owner] : [omar, owner]).toSorted(byText));
    },
  );

  test.for(MEETUP_KINDS)(
    "%s is told once to each who may know of the meetup, by two processes at once after a kill, and not to the one who did it",
    async (kind, { store, other }) => {
      const { rina, omar, owner, groupId, here, there } = await twoProcesses(store, other);
      const { stranger } = await confirmed(store, ["stranger"]);
      const meetupId = await plan(store.db, groupId, owner);
      // That it was planned is told first.
      await here.work();
      const before = (await allNotices(store)).length;
      await happenAt(store, groupId, meetupId, rina, { kind, to: { people: [rina, omar, owner, stranger] } });
      const [work] = await killed(store, "work");
      await expect(fanOutJob(async () => dying(store, 1))(work ?? expect.fail("nothing is due"))).rejects.toThrow("kill -9");
      expect(await allNotices(store)).toHaveLength(before);
      await Promise.all([here.work(), there.work(), here.work(), there.work()]);
      const told = (await allNotices(store)).slice(before).map(({ accountId }) => accountId);
      // Of one whose group is gone they know who were told of it in the step that deleted it.
      const also = kind === "meetup-gone" ? [stranger] : [];
      // That it has no host is for those who can choose one.
      const members = kind === "host-lost" ? [owner] : [omar, owner];
      expect(told.toSorted(byText)).toEqual([...members, ...also].toSorted(byText));
    },
  );

  test("what happens to an account is told to its owner, also of what they did themselves, and never as a second mail", async ({
    store,
    other,
  }) => {
    const { rina, post, here } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, topics: {} }));
    await store.db.write((tx) => recordAccountEvent(tx, rina, "password-changed", new Date().toISOString()));
    await here.run();
    expect(await noticesOf(store, rina)).toMatchObject([{ kind: "password-changed", shown: true, mail: null, groupId: null }]);
    expect(post.mails.size).toBe(0);
  });

  test("an act that fell through is told to nobody", async ({ store, other }) => {
    const { groupId, owner, here } = await twoProcesses(store, other);
    const failing = store.db.write(async (tx) => {
      await tx.deleteAll(Memberships, { groupId, accountId: owner });
      await recordAccountEvent(tx, owner, "password-changed", new Date().toISOString());
      throw new Error("The act fell through.");
    });
    await expect(failing).rejects.toThrow();
    await here.run();
    expect([await allNotices(store), await store.db.read((reader) => reader.list(Work))]).toEqual([[], []]);
  });

  test("everybody in a large group is told once, though a process is killed between batches", async ({ store, other }) => {
    const { owner, groupId, here, there } = await twoProcesses(store, other);
    const ids = Object.values(await confirmed(store, names(PEOPLE)));
    await place(store, groupId, ids);
    await happen(store, groupId, owner, { kind: "group-closed", to: "members" });
    // The first batch is kept, and what the process would have noted of it is lost with it.
    const [work] = await killed(store, "work");
    await expect(fanOutJob(async () => dying(store, 2))(work ?? expect.fail("nothing is due"))).rejects.toThrow("kill -9");
    const begun = (await allNotices(store)).length;
    expect([begun > 0, begun < PEOPLE]).toEqual([true, true]);
    await Promise.all([here.work(), there.work()]);
    const told = (await allNotices(store)).map(({ accountId }) => accountId);
    expect([told.length, new Set(told).size, told.includes(owner)]).toEqual([PEOPLE + 2, PEOPLE + 2, false]);
    const [event] = await store.db.read((reader) => reader.list(Events, { where: { groupId } }));
    expect(event).toMatchObject({ done: true, people: [] });
  }, 600_000);

  test.for(["members", "organizers", "attendees", "people"] as const)(
    "an event that is told anew from its beginning reaches those it did not reach: %s",
    { timeout: 600_000 },
    async (to, { store, other }) => {
      const { owner, groupId, here } = await twoProcesses(store, other);
      const ids = Object.values(await confirmed(store, names(PEOPLE)));
      await place(store, groupId, ids, "member", to === "organizers" ? "organizer" : "member");
      const meetupId = newId();
      const answers = ids.map((accountId, sequence) => rsvpRow({ meetupId, groupId, accountId, sequence }));
      if (to === "attendees") await store.db.write((tx) => tx.insertAll(Rsvps, answers));
      await happenAt(store, groupId, meetupId, owner, { kind: "group-reopened", to: to === "people" ? { people: ids } : to });
      const [work] = await killed(store, "work");
      await expect(fanOutJob(async () => dying(store, 3))(work ?? expect.fail("nothing is due"))).rejects.toThrow("kill -9");
      const [event] = await store.db.read((reader) => reader.list(Events, { where: { groupId } }));
      expect(event).toMatchObject({ done: false, reached: expect.any(String) });
      await store.db.write((tx) => tx.update(Events, event?._id ?? "", { reached: null }));
      await here.work();
      const told = (await allNotices(store)).map(({ accountId }) => accountId);
      expect(told.filter((id) => ids.includes(id)).toSorted(byText)).toEqual(ids.toSorted(byText));
      expect(new Set(told).size).toBe(told.length);
    },
  );

  test("whoever may not know any more gets no mail, and finds nothing in the app", async ({ store, other }) => {
    const { rina, omar, groupId, post, here } = await twoProcesses(store, other);
    await store.db.write((tx) =>
      tx.insert(NoticeSettings, { _id: omar, ...DEFAULT_SETTINGS, topics: { groups: { app: true, mail: "now" } } }),
    );
    await store.db.write((tx) =>
      tx.insert(NoticeSettings, { _id: rina, ...DEFAULT_SETTINGS, topics: { groups: { app: true, mail: "now" } } }),
    );
    await happen(store, groupId, null, { kind: "rules-changed", to: "members" });
    await here.work();
    await removeFrom(store, groupId, omar);
    await here.mail();
    expect([post.subjects("rina@example.com"), post.subjects("omar@example.com")]).toEqual([["Ramna Runners has new rules"], []]);
    await happen(store, groupId, null, { kind: "rules-changed", to: { people: [omar] } });
    await here.run();
    expect(await noticesOf(store, omar)).toHaveLength(1);
  });

  test("an address that is not confirmed gets no mail; a muted group is silent but for what is cancelled", async ({ store, other }) => {
    const { rina, omar, groupId, post, here } = await twoProcesses(store, other);
    await store.db.write((tx) => tx.update(Accounts, rina, { emailVerified: null }));
    await store.db.write((tx) => tx.insert(NoticeSettings, { _id: omar, ...DEFAULT_SETTINGS, muted: [{ groupId, until: null }] }));
    await happen(store, groupId, null, { kind: "role-changed", to: { people: [rina, omar] }, detail: "organizer" });
    await here.run();
    expect([await noticesOf(store, rina), await noticesOf(store, omar), post.mails.size]).toMatchObject([
      [{ shown: true, mail: null }],
      [],
      0,
    ]);
  });

  test("a group is muted no longer than its member is in it, whether they leave, are removed or banned", async ({ store }) => {
    const { rina, omar, lina, owner } = await confirmed(store, ["rina", "omar", "lina", "owner"]);
    const [groupId, elsewhere] = [await aGroupOf(store, owner), await aGroupOf(store, owner, "Elsewhere")];
    for (const accountId of [rina, omar, lina]) {
      await take(store, { groupId, act: { type: "join", input: {} }, actorId: accountId });
      const muted = [groupId, elsewhere].map((id) => ({ groupId: id, until: null }));
      await store.db.write((tx) => tx.insert(NoticeSettings, { _id: accountId, ...DEFAULT_SETTINGS, muted }));
    }
    await take(store, { groupId, act: { type: "leave" }, actorId: rina });
    await take(store, { groupId, act: { type: "remove", reason: null }, actorId: owner, targetId: omar });
    await take(store, { groupId, act: { type: "ban", reason: "Shouted." }, actorId: owner, targetId: lina });
    for (const accountId of [rina, omar, lina]) {
      const settings = await store.db.read((reader) => reader.get(NoticeSettings, accountId));
      expect(settings?.muted).toEqual([{ groupId: elsewhere, until: null }]);
    }
  });
}
