import fc from "fast-check";
import { expect } from "vitest";
import { Events } from "@/lib/events/record";
import { Groups, Slugs } from "@/lib/groups/record";
import { Acceptances, Actions, GroupSeats, Invitations, Memberships } from "@/lib/memberships/record";
import { tokenHash } from "@/lib/memberships/secrets";
import { newId } from "@/lib/platform/store/id";
import { Model, PEOPLE, sequences } from "@/tests/support/membership-model";
import type { Store } from "@/tests/support/nouns";
import { permitted } from "@/tests/support/permitted";
import { checkGroup, people, StoredCommunity, take } from "@/tests/support/stored-community";
import { byOwner } from "../support/records";
import type { StoreTest } from "../support/store-test";

/** All of them once: `SEQUENCES=1000 npx vitest run tests/contract`. */
const RUNS = Number(process.env.SEQUENCES ?? 4);

const JOIN = { type: "join", input: {} } as const;
const LEAVE = { type: "leave" } as const;
const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const row = (store: Store, groupId: string, accountId: string) =>
  store.db.read((reader) => reader.first(Memberships, { groupId, accountId }));

async function aGroup(store: Store, more: object = {}) {
  const { owner } = await people(store, ["owner"]);
  const group = await store.groups.create(...byOwner({ ownerId: owner, ...more }));
  return { owner, groupId: group._id, group };
}

async function anInvitation(store: Store, groupId: string, invitedBy: string, uses: number): Promise<string> {
  const _id = newId();
  const given = { role: "member" as const, name: null, text: null, email: null, uses, used: 0, revokedAt: null, declinedAt: null };
  const times = { createdAt: "2026-11-21T12:00:00.000Z", expiresAt: "2099-11-21T12:00:00.000Z" };
  await store.db.write((tx) => tx.insert(Invitations, { _id, groupId, invitedBy, ...given, ...times, tokenHash: tokenHash(_id) }));
  return _id;
}

export function membershipsContract(test: StoreTest): void {
  test("a new group has its owner as member, its seats and an address", async ({ store }) => {
    const { owner, groupId, group } = await aGroup(store, { groupName: "Ramna Morning Runners" });
    expect(group.slug).toBe("ramna-morning-runners");
    expect(await row(store, groupId, owner)).toMatchObject({ state: "member", role: "owner", name: "owner" });
    await checkGroup(store, groupId);
  });

  test("a hundred people who join thirty places at once, through two processes, all have an answer", async ({ store, other }) => {
    const { groupId } = await aGroup(store, { maxMembers: 30 });
    const ids = Object.values(await people(store, names(100)));
    const answers = await Promise.all(ids.map((actorId, at) => take(at % 2 ? store : other, { groupId, act: JOIN, actorId })));
    expect(answers).toEqual(ids.map(() => "done"));
    await checkGroup(store, groupId);
    expect(await store.db.read((reader) => reader.get(GroupSeats, groupId))).toMatchObject({ memberCount: 30, waitingCount: 71 });
  }, 60_000);

  test("what there is to tell is recorded in the step in which it happens, and nothing for what was refused", async ({ store }) => {
    const { owner, groupId } = await aGroup(store, { joinPolicy: "approval", maxMembers: 2 });
    const { rina, mehedi } = await people(store, ["rina", "mehedi"]);
    await take(store, { groupId, act: JOIN, actorId: rina });
    await take(store, { groupId, act: JOIN, actorId: mehedi });
    for (const targetId of [rina, mehedi]) await take(store, { groupId, act: { type: "approve" }, actorId: owner, targetId });
    await take(store, { groupId, act: { type: "approve" }, actorId: owner, targetId: rina });
    await take(store, { groupId, act: LEAVE, actorId: rina });
    await store.groups.delete(permitted(groupId));
    const events = await store.db.read((reader) => reader.list(Events, { where: { groupId }, by: "at" }));
    expect(events.map(({ kind, actorId, to, people }) => ({ kind, actorId, to, people }))).toEqual([
      { kind: "request-received", actorId: rina, to: "organizers", people: [] },
      { kind: "request-received", actorId: mehedi, to: "organizers", people: [] },
      { kind: "request-approved", actorId: owner, to: "people", people: [rina] },
      { kind: "request-approved", actorId: owner, to: "people", people: [mehedi] },
      { kind: "promoted", actorId: rina, to: "people", people: [mehedi] },
      { kind: "group-deleted", actorId: owner, to: "people", people: expect.arrayContaining([owner, mehedi]) },
    ]);
  });

  test("joining twice at once is one membership", async ({ store, other }) => {
    const { groupId } = await aGroup(store);
    const { rina } = await people(store, ["rina"]);
    await Promise.all([store, other, store, other].map((one) => take(one, { groupId, act: JOIN, actorId: rina })));
    await checkGroup(store, groupId);
    expect(await store.db.read((reader) => reader.get(GroupSeats, groupId))).toMatchObject({ memberCount: 2 });
  });

  test("a request is approved or withdrawn, never both", async ({ store, other }) => {
    const { owner, groupId } = await aGroup(store, { joinPolicy: "approval" });
    const { rina } = await people(store, ["rina"]);
    for (let round = 0; round < 5; round++) {
      await take(store, { groupId, act: JOIN, actorId: rina });
      const [approved, withdrawn] = await Promise.all([
        take(store, { groupId, act: { type: "approve" }, actorId: owner, targetId: rina }),
        take(other, { groupId, act: { type: "leave", from: "requested" }, actorId: rina }),
      ]);
      const state = (await row(store, groupId, rina))?.state ?? "none";
      expect([approved, withdrawn, state]).toEqual(
        approved === "done" ? ["done", "state_changed", "member"] : ["withdrawn", "done", "none"],
      );
      await checkGroup(store, groupId);
      if (state === "member") await take(store, { groupId, act: LEAVE, actorId: rina });
    }
  });

  test("a link for one lets one in", async ({ store, other }) => {
    const { owner, groupId } = await aGroup(store, { joinPolicy: "invitation" });
    const invitationId = await anInvitation(store, groupId, owner, 1);
    const ids = Object.values(await people(store, names(20)));
    const act = { type: "accept-invitation", input: {} } as const;
    const answers = await Promise.all(ids.map((actorId, at) => take(at % 2 ? store : other, { groupId, act, actorId, invitationId })));
    expect(answers.toSorted()).toEqual(["done", ...Array(19).fill("used_up")]);
    const invitation = await store.db.read((reader) => reader.get(Invitations, invitationId));
    expect(invitation?.used).toBe(1);
    await checkGroup(store, groupId);
    const winner = ids[answers.indexOf("done")] ?? "";
    expect(await take(store, { groupId, act, actorId: winner, invitationId })).toBe("done");
  });

  test("there is one owner, whoever is faster", async ({ store, other }) => {
    for (let round = 0; round < 4; round++) {
      const { owner, groupId } = await aGroup(store);
      const { heir } = await people(store, ["heir"]);
      await take(store, { groupId, act: JOIN, actorId: heir });
      await take(store, { groupId, act: { type: "offer-transfer" }, actorId: owner, targetId: heir });
      const [accepted, left] = await Promise.all([
        take(store, { groupId, act: { type: "accept-transfer" }, actorId: heir }),
        take(other, { groupId, act: LEAVE, actorId: heir }),
      ]);
      await checkGroup(store, groupId);
      const ownerId = (await store.groups.findById(groupId))?.ownerId;
      expect([accepted, left, ownerId]).toEqual(accepted === "done" ? ["done", "owner_stays", heir] : ["not_a_member", "done", owner]);
    }
  });

  test("somebody leaves while the limit rises, and the line moves by both", async ({ store, other }) => {
    const { owner, groupId } = await aGroup(store, { maxMembers: 3 });
    const ids = Object.values(await people(store, names(8)));
    for (const actorId of ids) await take(store, { groupId, act: JOIN, actorId });
    const raise = { type: "change-settings", edit: { maxMembers: 5 }, letIn: false } as const;
    await Promise.all([take(store, { groupId, act: LEAVE, actorId: ids[0] ?? "" }), take(other, { groupId, act: raise, actorId: owner })]);
    await checkGroup(store, groupId);
    const members = await Promise.all(ids.map(async (id) => (await row(store, groupId, id))?.state));
    expect(members).toEqual([undefined, "member", "member", "member", "member", "waiting", "waiting", "waiting"]);
  });

  test("whatever eight people do, they stand where the rules say", async ({ store }) => {
    await fc.assert(
      fc.asyncProperty(sequences, async (commands) => {
        const [community, model] = [await StoredCommunity.create(store), new Model()];
        for (const command of commands) {
          await community.apply(command);
          model.apply(command);
          expect(await community.states()).toEqual(PEOPLE.map((who) => model.state(who)));
        }
        await community.check();
      }),
      { numRuns: RUNS },
    );
  }, 1_800_000);

  test("what was done is on record, and a group goes with all that was about it", async ({ store }) => {
    const { owner, groupId } = await aGroup(store, { groupName: "Short Lived" });
    const { rina } = await people(store, ["rina"]);
    await take(store, {
      groupId,
      act: { type: "accept-invitation", input: {} },
      actorId: rina,
      invitationId: await anInvitation(store, groupId, owner, 5),
    });
    await take(store, { groupId, act: { type: "ban", reason: "Shouted." }, actorId: owner, targetId: rina });
    const count = (record: typeof Memberships | typeof Invitations | typeof Acceptances | typeof Actions) =>
      store.db.read((reader) => reader.count(record as typeof Memberships, { groupId }));
    expect(await Promise.all([Memberships, Invitations, Acceptances, Actions].map(count))).toEqual([2, 1, 1, 1]);
    const counts = () => store.db.read((reader) => reader.counts(Memberships, groupId));
    expect([...(await counts()).keys()]).toEqual(expect.arrayContaining(["owner", "banned"]));
    await store.groups.delete(permitted(groupId));
    expect(await Promise.all([Memberships, Invitations, Acceptances, Actions].map(count))).toEqual([0, 0, 0, 0]);
    expect(await counts()).toEqual(new Map());
    expect(await store.db.read((reader) => reader.get(GroupSeats, groupId))).toBeNull();
    expect(await store.db.read((reader) => reader.first(Slugs, { slug: "short-lived" }))).toMatchObject({ groupId });
  });

  test("an address belongs to one group for ever", async ({ store, other }) => {
    const { owner } = await people(store, ["owner"]);
    const create = (one: Store, groupName: string, visibility: "public" | "unlisted" = "public") =>
      one.groups.create(...byOwner({ ownerId: owner, groupName, visibility }));
    const same = await Promise.all([create(store, "Night Walks"), create(other, "Night Walks"), create(store, "night  walks!")]);
    expect(new Set(same.map(({ slug }) => slug)).size).toBe(3);
    expect(same.every(({ slug }) => slug?.startsWith("night-walks"))).toBe(true);
    expect((await create(store, "রং তুলির আড্ডা")).slug).toBe("রং-তুলির-আড্ডা");
    expect((await create(store, "Night Walks", "unlisted")).slug).toMatch(/^night-walks-[0-9a-f]{16}$/);
  });

  test("an unlisted group is in no list, search or count but its owner's", async ({ store }) => {
    const { owner, groupId } = await aGroup(store, { visibility: "unlisted" });
    expect((await store.groups.list({ sort: "az", limit: 5 }))?.items).toEqual([]);
    expect((await store.groups.search({ words: ["ramna"], sort: "az", limit: 5 }))?.items).toEqual([]);
    expect(await store.groups.featured()).toEqual([]);
    expect(await store.groups.counts()).toEqual({});
    expect((await store.groups.list({ sort: "az", limit: 5, ownerId: owner }))?.items.map(({ _id }) => _id)).toEqual([groupId]);
    expect(await store.db.read((reader) => reader.get(Groups, groupId))).not.toBeNull();
  });
}
