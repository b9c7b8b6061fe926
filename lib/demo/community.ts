import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { HOUR_MS } from "@/lib/duration";
import type { Group } from "@/lib/groups/record";
import { fieldsOf } from "@/lib/groups/schema";
import { groupStore } from "@/lib/groups/store";
import type { Act } from "@/lib/memberships/decision-schema";
import { Invitations } from "@/lib/memberships/record";
import type { JoinInput } from "@/lib/memberships/schema";
import { invitationToken, tokenHash } from "@/lib/memberships/secrets";
import { daysAfter } from "@/lib/memberships/step-builder-rules";
import { takeStep } from "@/lib/memberships/store";
import { bySystem } from "@/lib/platform/permission/system-actor";
import { addAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { demoMembers, firstMemberOf, demoMemberId as someone } from "./members";

const JOIN: Act = { type: "join", input: {} };

const QUESTIONS = ["What would you like to show us first?", "How long have you been doing this?"];
const RULES = "Be on time: we start when we said we would.\nAsk before you photograph a person.\nTell somebody when you turn back early.";

const WORDS = [
  ["The river at six in the morning.", "Two years, mostly alone."],
  ["A corner of Shankhari Bazar nobody looks at.", "Since school."],
  ["Whatever you like, I only want to follow for now.", "I am new to it."],
  ["তাঁতিবাজার। ছোটবেলায় দাদুর সঙ্গে যেতাম।", "অনেক দিন।"],
  ["The conch-cutters around seven, when the dust hangs in the light.", "Four years."],
];

/** Requests that were answered before, so that their group can say how long an answer takes. */
const ANSWERED = 6;

/** One action of a person in a group. */
interface Deed {
  actorId: string;
  act: Act;
  targetId?: string;
  hoursAgo?: number;
}

/**
 * Fills the demo groups with people, so that there is an example of each kind and state of a group. The caller has just added these groups.
 */
export async function seedCommunity(db: Database, groups: readonly Group[], demoId: string): Promise<void> {
  await addAll(db, Accounts, demoMembers());
  const now = Date.now();
  const store = groupStore(async () => db);

  const play = (groupId: string, deeds: readonly Deed[]) =>
    db.write(
      async (tx) => {
        for (const { hoursAgo = 400, actorId, ...deed } of deeds)
          await takeStep(tx, { groupId, ...deed, actor: bySystem(actorId), now: new Date(now - hoursAgo * HOUR_MS).toISOString() });
      },
      { key: groupId },
    );
  const join = (from: number, count: number, hoursAgo = 400): Deed[] =>
    Array.from({ length: count }, (_, at) => ({ actorId: someone(from + at), act: JOIN, hoursAgo: hoursAgo - at }));

  const askedAndApproved = (from: number, by: string, input: JoinInput = {}): Deed[] =>
    Array.from({ length: ANSWERED }, (_, at) => at).flatMap((at) => [
      { actorId: someone(from + at), act: { type: "join", input }, hoursAgo: 390 - at * 20 },
      { actorId: by, targetId: someone(from + at), act: { type: "approve" }, hoursAgo: 381 - at * 19 },
    ]);

  for (const [index, group] of groups.entries())
    await play(group._id, join(firstMemberOf(index), Math.min(3 + ((index * 7) % 9), group.maxMembers - 2)));

  const [asked, full, invited] = groups.filter(({ ownerId }) => ownerId === demoId);
  const [run, wanted, line, closed, given] = groups.filter(({ ownerId }) => ownerId !== demoId);

  if (asked) {
    await store.change(bySystem(demoId), asked._id, { joinPolicy: "approval", questions: QUESTIONS, rules: RULES }, false);
    const requests = WORDS.map((answers, at): Deed => {
      const input = { answers, rulesVersion: 1 };
      return { actorId: someone(at + 20), act: { type: "join", input }, hoursAgo: 72 - at * 15 };
    });
    const banned: Deed = {
      actorId: demoId,
      targetId: someone(29),
      act: { type: "ban", reason: "Posted pictures of people who had said no." },
    };
    const helper: Deed = { actorId: demoId, targetId: someone(0), act: { type: "set-role", role: "organizer" } };
    const before = askedAndApproved(12, demoId, { answers: WORDS[0], rulesVersion: 1 });
    await play(asked._id, [...before, ...requests, banned, helper]);
  }
  if (full) await play(full._id, join(0, full.maxMembers + 6, 300));
  if (invited) {
    await store.change(bySystem(demoId), invited._id, { joinPolicy: "invitation" }, false);
    const at = new Date(now).toISOString();
    const link = {
      role: "member" as const,
      name: "Flyer at the library",
      text: null,
      email: null,
      uses: 10,
      used: 0,
      revokedAt: null,
      declinedAt: null,
    };
    const _id = newId();
    const row = {
      _id,
      groupId: invited._id,
      invitedBy: demoId,
      ...link,
      createdAt: at,
      expiresAt: daysAfter(at, 14),
      tokenHash: tokenHash(await invitationToken(_id)),
    };
    await db.write((tx) => tx.insert(Invitations, row));
  }
  if (given?.ownerId) {
    const hidden = await store.create(bySystem(given.ownerId), {
      ...fieldsOf(given),
      groupName: "Sunday Darkroom, Friends Only",
      visibility: "unlisted",
    });
    await play(hidden._id, [...join(4, 3), { actorId: demoId, act: JOIN }]);
  }
  const mine = (act: Act, hoursAgo = 200): Deed => ({ actorId: demoId, act, hoursAgo });
  if (run?.ownerId)
    await play(run._id, [mine(JOIN), { actorId: run.ownerId, targetId: demoId, act: { type: "set-role", role: "organizer" } }]);
  if (wanted?.ownerId) {
    await store.change(bySystem(wanted.ownerId), wanted._id, { joinPolicy: "approval" }, false);
    await play(wanted._id, [...askedAndApproved(22, wanted.ownerId), mine(JOIN, 40)]);
  }
  if (line) await play(line._id, [...join(0, line.maxMembers + 3, 300), mine(JOIN, 100)]);
  if (closed?.ownerId)
    await play(closed._id, [
      mine(JOIN),
      { actorId: closed.ownerId, act: { type: "close", reason: "We found a bigger group nearby." }, hoursAgo: 24 },
    ]);
  if (given?.ownerId)
    await play(given._id, [mine(JOIN), { actorId: given.ownerId, targetId: demoId, act: { type: "offer-transfer" }, hoursAgo: 20 }]);
}
