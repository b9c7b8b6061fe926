import { expect } from "vitest";
import { Messages } from "@/lib/contact/record";
import { Events } from "@/lib/events/record";
import { Groups } from "@/lib/groups/record";
import { isId } from "@/lib/id";
import { patternFor, timesOf } from "@/lib/meetups/plan-rules";
import { GuardedPlans } from "@/lib/meetups/queries";
import { Meetups, Series } from "@/lib/meetups/record";
import { MeetupInput } from "@/lib/meetups/schema";
import { meetupStore } from "@/lib/meetups/store";
import { invitationStore } from "@/lib/memberships/invitation-store";
import { Actions, Invitations } from "@/lib/memberships/record";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import { permit } from "@/lib/platform/permission/permit";
import type { Database, Reader } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { AnyRecord } from "@/lib/platform/store/record";
import { anActor } from "../support/actor";
import { aMeetingGroup, hours, input, NOW } from "../support/meetups";
import type { Store } from "../support/nouns";
import { byOwner } from "../support/records";
import type { StoreTest } from "../support/store-test";

const count = (db: Database, records: AnyRecord[]) =>
  db.read((reader) => Promise.all(records.map((record) => reader.count<AnyRecord>(record, {}))));

/** One thing by many ways at the same moment: two processes, and two requests in each of them. */
const atOnce = <T>(stores: Store[], work: (store: Store) => Promise<T>) => Promise.all([...stores, ...stores].map(work));

/** What is made with a given id is made once, however often and wherever it is asked for. */
export function createdOnceContract(test: StoreTest): void {
  test("a group is made once at the same moment, under whatever name, and later", async ({ store, other }) => {
    const once = newId();
    const names = ["Dawn walkers", "Dusk walkers", "Dawn walkers", "Night walkers"];
    const made = await atOnce([store, other], ({ groups }) => {
      const [actor, group] = byOwner({ groupName: names.pop() ?? "" });
      return groups.createOnce(actor, group, once);
    });
    made.push(await other.groups.createOnce(...byOwner({ groupName: "Late walkers" }), once));
    expect(new Set(made.map(({ group }) => group.groupName)).size).toBe(1);
    expect(made.map(({ group }) => group._id)).toEqual(Array(5).fill(once));
    expect(made.filter((one) => one.made)).toHaveLength(1);
    expect(await count(store.db, [Groups])).toEqual([1]);
  });

  test("a meetup or a series is planned once at the same moment and later, and told once", async ({ store, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(store.db);
    const [one, many] = [newId(), newId()];
    const planned = async ({ db }: Store, once: string, over: Record<string, unknown> = {}) => {
      const wish = MeetupInput.parse(input(over));
      const times = timesOf(wish, NOW);
      const pattern = wish.repeats && patternFor(wish.repeats, times.startsAt, wish.zone);
      const ask = (reader: Parameters<Parameters<Database["read"]>[0]>[0]) =>
        permit(anActor({ accountId: ownerId }), GuardedPlans, groupId, "plan", { reader, now: NOW });
      const plan = { content: { ...wish, hostId: ownerId }, times, pattern, once };
      return meetupStore(async () => db).create(await db.read(ask), plan, NOW);
    };
    const meetups = await atOnce([store, other], (at) => planned(at, one));
    meetups.push(await planned(store, one));
    expect(meetups.map(({ id }) => id)).toEqual(Array(5).fill(one));
    expect(meetups.filter(({ made }) => made)).toHaveLength(1);
    const weekly = { repeats: { rule: "FREQ=WEEKLY;COUNT=3" } };
    const dates = await atOnce([store, other], (at) => planned(at, many, weekly));
    dates.push(await planned(store, many, weekly));
    expect(new Set(dates.map(({ id }) => id)).size).toBe(1);
    expect(dates.filter(({ made }) => made)).toHaveLength(1);
    const first = await store.db.read((reader) => reader.first(Meetups, { seriesId: many }, { by: "occursOn" }));
    expect(dates[0]?.id).toBe(first?._id);
    expect(await count(store.db, [Series, Meetups, Events])).toEqual([1, 4, 2]);
    expect(await meetupStore(async () => store.db).findMade(many)).toBe(first?._id);
  });

  test("an invitation is made once at the same moment and later, and written down once", async ({ store, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(store.db);
    const invitation = { _id: newId(), name: null, text: null, email: null, uses: 1, tokenHash: "a", addressHash: null };
    const invite = async ({ db }: Store) => {
      const permitted = await db.read((reader) =>
        permit(anActor({ accountId: ownerId }), GuardedGroup, groupId, "invite", { reader, now: NOW }),
      );
      return invitationStore(async () => db).create({ role: "member", permitted }, { ...invitation, expiresAt: hours(200) }, NOW);
    };
    const made = await atOnce([store, other], invite);
    made.push(await invite(other));
    expect(made.filter((one) => one)).toHaveLength(1);
    expect(await count(store.db, [Invitations, Actions])).toEqual([1, 1]);
  });

  test("an address has one invitation that waits, also where two organizers send one at the same moment", async ({ store, other }) => {
    const { groupId, ownerId } = await aMeetingGroup(store.db);
    const sent = { name: null, text: null, email: "rina@example.com", uses: 1, addressHash: "b".repeat(64), expiresAt: hours(200) };
    const invite = async ({ db }: Store, over: Partial<typeof sent> = {}, now = NOW) => {
      const asking = (reader: Reader) => permit(anActor({ accountId: ownerId }), GuardedGroup, groupId, "invite", { reader, now });
      const [permitted, _id] = [await db.read(asking), newId()];
      const given = { _id, tokenHash: _id, ...sent, ...over };
      return invitationStore(async () => db)
        .create({ role: "member", permitted }, given, now)
        .then(() => _id)
        .catch((error) => error.fields?.email?.[0] ?? error);
    };
    const answers = await atOnce([store, other], (at) => invite(at));
    const [first = ""] = answers.filter((answer) => isId(answer));
    expect(answers.filter((answer) => answer !== first)).toEqual(Array(3).fill(expect.stringMatching(/^This address was invited on/)));
    expect(await count(store.db, [Invitations, Actions])).toEqual([1, 1]);
    expect(await invite(other, { email: "omar@example.com" })).toSatisfy(isId);
    // One that has ended, was taken back, used up or declined waits no more.
    expect(await invite(other, { expiresAt: hours(900) }, hours(200))).toSatisfy(isId);
    for (const over of [{ revokedAt: NOW }, { used: 1 }, { declinedAt: NOW }]) {
      await store.db.write(async (tx) => {
        for (const { _id } of await tx.list(Invitations, { where: { groupId } })) await tx.update(Invitations, _id, over);
      });
      expect(await invite(store, { expiresAt: hours(900) })).toSatisfy(isId);
    }
  });

  test("a message is kept once at the same moment and later, and mailed once", async ({ store, other }) => {
    const once = newId();
    const message = { name: "Rafi", email: "rafi@hobbyhub.example", message: "Hello!" };
    const made = await atOnce([store, other], ({ messages }) => messages.create(message, once));
    made.push(await other.messages.create(message, once));
    expect(made).toEqual(Array(5).fill(made[0]));
    expect(await count(store.db, [Messages])).toEqual([1]);
    expect(await store.works.claim("mail", [], 10, 60_000)).toMatchObject([{ _id: once }]);
  });
}
