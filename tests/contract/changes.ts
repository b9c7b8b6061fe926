import { expect } from "vitest";
import { AppError } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import type { ChangeReader, Topic } from "@/lib/platform/store/changes";
import { collectingTopics } from "@/lib/platform/store/committed-topics";
import { permitted } from "@/tests/support/permitted";
import { people, take } from "@/tests/support/stored-community";
import { anActor } from "../support/actor";
import { plan } from "../support/meetups";
import type { Store } from "../support/nouns";
import { addOwners, change } from "../support/owners";
import { byOwner, byText, groupRecord } from "../support/records";
import type { StoreTest } from "../support/store-test";

/** What a reader hears within a second, until it has heard enough. */
export async function hear(reader: ChangeReader, enough = 1): Promise<Topic[]> {
  const heard: Topic[] = [];
  for (const end = Date.now() + 1000; heard.length < enough && Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20)))
    heard.push(...(await reader.newTopics()));
  return heard.sort(byText);
}

/** What the steps of this work recorded, each once. */
export async function committedTopics(work: () => Promise<unknown>): Promise<Topic[]> {
  const told: Topic[] = [];
  await collectingTopics(work, async (topics) => void told.push(...topics));
  return told;
}

/** A group that Rina has joined. */
async function joinedGroup(store: Store) {
  const { owner, rina } = await people(store, ["owner", "rina"]);
  const { _id: groupId } = await store.groups.create(...byOwner({ ownerId: owner }));
  await take(store, { groupId, act: { type: "join", input: {} }, actorId: rina });
  return { owner, rina, groupId };
}

/** Changes are heard in the order of their steps: where only a last one is heard, nothing came before it. */
const nothingMore = async (reader: ChangeReader, { db }: Store) => {
  await db.write((tx) => tx.stale(["the-last"]));
  expect(await hear(reader)).toEqual(["the-last"]);
};

export function changesContract(test: StoreTest): void {
  test("a reader hears what happens from now on, once", async ({ store }) => {
    await store.groups.create(...byOwner());
    const reader = store.changes.follow();
    const { _id } = await store.groups.create(...byOwner());
    expect(await hear(reader, 3)).toEqual([`group:${_id}`, "groups", "slugs"]);
    await nothingMore(reader, store);
  });

  test("another process hears a create, an update and a delete", async ({ store, other }) => {
    await addOwners(store);
    const reader = other.changes.follow();
    expect(await reader.newTopics()).toEqual([]);
    const group = await store.groups.create(...byOwner());
    const { _id } = group;
    expect(await hear(reader, 3)).toEqual([`group:${_id}`, "groups", "slugs"]);
    await change(store, group, { maxMembers: 3 });
    expect(await hear(reader, 2)).toEqual([`group:${_id}`, "groups"]);
    await store.groups.delete(permitted(_id));
    expect(await hear(reader, 2)).toEqual([`group:${_id}`, "groups"]);
    await nothingMore(reader, store);
  });

  test("what changed nothing makes nothing stale", async ({ store, other }) => {
    await addOwners(store);
    const group = await store.groups.create(...byOwner());
    const { _id, groupName } = group;
    const reader = other.changes.follow();
    await reader.newTopics();
    await change(store, group, { groupName });
    const gone = { _id: "0123456789abcdef01234567", ownerId: group.ownerId };
    await expect(change(store, gone, { groupName })).rejects.toMatchObject({ code: "not_found" });
    await expect(store.groups.delete(permitted(gone._id))).rejects.toMatchObject({ code: "not_found" });
    await store.archive.add(Groups, [groupRecord({ _id })]);
    await store.accounts.create({ email: "ada@hobbyhub.example", passwordHash: "hash" });
    await nothingMore(reader, store);
  });

  test("another process hears that somebody else runs a group, and not what a plain member keeps to themselves", async ({
    store,
    other,
  }) => {
    const { owner, rina, groupId } = await joinedGroup(store);
    const reader = other.changes.follow();
    await reader.newTopics();
    for (const role of ["organizer", "member"] as const) {
      await take(store, { groupId, act: { type: "set-role", role }, actorId: owner, targetId: rina });
      expect(await hear(reader)).toEqual([`group:${groupId}`]);
    }
    await take(store, { groupId, act: { type: "edit-membership", input: { contact: "always" } }, actorId: rina });
    await nothingMore(reader, store);
  });

  test("a new name or photo is heard of where pages show it: in groups somebody runs, and at meetups they host", async ({
    store,
    other,
  }) => {
    const { owner, rina, groupId } = await joinedGroup(store);
    await plan(store.db, groupId, rina);
    const reader = other.changes.follow();
    await reader.newTopics();
    await store.accounts.updateProfile(anActor({ accountId: owner }), { displayName: "Ada Rahman" });
    expect(await hear(reader)).toEqual([`group:${groupId}`]);
    await store.accounts.updateProfile(anActor({ accountId: owner }), { photoURL: "https://a.example/p.png" });
    expect(await hear(reader)).toEqual([`group:${groupId}`]);
    await store.accounts.updateProfile(anActor({ accountId: rina }), { displayName: "Rina Das" });
    expect(await hear(reader)).toEqual([`group-meetups:${groupId}`]);
    await store.accounts.updateProfile(anActor({ accountId: rina }), { about: "I run at dawn." });
    await nothingMore(reader, store);
  });

  test("groups that arrive from an archive are heard of too", async ({ store, other }) => {
    const reader = other.changes.follow();
    await reader.newTopics();
    const [one, two] = [groupRecord(), groupRecord()];
    await store.archive.add(Groups, [one, two]);
    expect(await hear(reader, 3)).toEqual([`group:${one._id}`, `group:${two._id}`, "groups"].sort(byText));
    const many = Array.from({ length: 150 }, () => groupRecord());
    await store.db.write((tx) => tx.insertAll(Groups, many));
    expect(await hear(reader)).toEqual(["*"]);
  });

  test("whoever asked for steps is told what they made stale, once they are committed, also when a later one fails", async ({
    store: { db },
  }) => {
    const told: Topic[] = [];
    const tell = async (topics: Topic[]) => void told.push(...topics);
    const work = async () => {
      await db.write((tx) => tx.stale(["groups"]));
      await db.write((tx) => tx.stale(["meetups", "groups"]), { key: "one" });
      await db.write((tx) => tx.stale(["articles"]), { unattended: true });
      const failing = db.write(async (tx) => {
        await tx.stale(["never"]);
        throw new AppError("conflict", "Taken.");
      });
      await failing;
    };
    await expect(collectingTopics(work, tell)).rejects.toMatchObject({ code: "conflict" });
    expect(told).toEqual(["groups", "meetups", "articles"]);
  });

  test("of people who write at once, each is told what their own step made stale", async ({ store }) => {
    const { owner, rina, tom } = await people(store, ["owner", "rina", "tom"]);
    const [one, two] = await Promise.all([1, 2].map(() => store.groups.create(...byOwner({ ownerId: owner }))));
    const joining = (actorId: string, groupId = "") =>
      committedTopics(() => take(store, { groupId, act: { type: "join", input: {} }, actorId }));
    const told = await Promise.all([joining(rina, one?._id), joining(tom, two?._id)]);
    expect(told).toEqual([[`group:${one?._id}`], [`group:${two?._id}`]]);
  });

  test("writers that race are all heard", async ({ store, other, place }) => {
    const third = await place.open();
    try {
      const reader = third.changes.follow();
      await reader.newTopics();
      const made = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 ? store : other).groups.create(...byOwner())));
      const heard = new Set(await hear(reader, 17));
      for (const { _id } of made) expect(heard).toContain(`group:${_id}`);
    } finally {
      await third.close();
    }
  });
}
