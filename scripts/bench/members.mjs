/**
 * What growth costs: a group of 10,000 members beside one of 60, which fills a page of the roster too, and somebody in 1,000 groups beside
 * somebody in 25. Prints how much of the speed is left; 0.9 is wanted. `node --conditions=react-server scripts/bench/members.mjs`, on SQLite unless MONGODB_URI is set.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register } from "tsx/esm/api";

register();
const folder = mkdtempSync(join(tmpdir(), "hobbyhub-members-"));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL = "error";

const { anActor } = await import("../../tests/support/actor.ts");
const { closeStore, getStore } = await import("../../tests/support/nouns.ts");
const { accountRecord, newGroup } = await import("../../tests/support/records.ts");
const { Accounts } = await import("../../lib/accounts/record.ts");
const { joinGroup, leaveGroup } = await import("../../lib/memberships/commands.ts");
const { getDesk } = await import("../../lib/memberships/desk-queries.ts");
const { listMembers } = await import("../../lib/memberships/member-queries.ts");
const { getMyGroups } = await import("../../lib/memberships/my-group-queries.ts");
const { GroupSeats, Memberships } = await import("../../lib/memberships/record.ts");
const { newId } = await import("../../lib/platform/store/id.ts");

const store = await getStore();
const ROUNDS = 7;
const ROUND_MS = 400;
const at = "2026-11-01T08:00:00.000Z";

async function people(count) {
  const rows = Array.from({ length: count }, (_, index) => {
    const _id = newId();
    return accountRecord({ _id, email: `${_id}@bench.example`, displayName: `Rokeya${String(index).padStart(5, "0")} Begum` });
  });
  await store.archive.add(Accounts, rows);
  return rows;
}

const rowOf = (groupId, { _id: accountId, displayName }, sequence) => ({
  ...{
    _id: newId(),
    groupId,
    accountId,
    state: "member",
    role: "member",
    sequence,
    since: at,
    joinedAt: at,
    answers: [],
    answersUntil: null,
  },
  ...{ rulesAccepted: null, contact: "nothing", invitationId: null, reason: null, until: null, name: displayName },
});

/** A group with so many members, written without deciding on each of them. */
async function groupOf(owner, members) {
  const { _id } = await store.groups.create(newGroup({ ownerId: owner._id, maxMembers: 10_000 }));
  await store.archive.add(
    Memberships,
    members.map((member, index) => rowOf(_id, member, index + 1)),
  );
  const seats = { memberCount: members.length + 1, nextSequence: members.length + 1 };
  await store.db.write((tx) => tx.update(GroupSeats, _id, seats));
  return _id;
}

const actorOf = ({ _id, email }) => anActor({ accountId: _id, email });

/** How often a second something can be done: the best of some rounds, taken in turns so that a busy moment of the machine meets both. */
async function compare(name, small, large) {
  const best = [0, 0];
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, work] of [small, large].entries()) {
      let done = 0;
      const began = performance.now();
      while (performance.now() - began < ROUND_MS) {
        await work();
        done += 1;
      }
      best[which] = Math.max(best[which], (done / (performance.now() - began)) * 1000);
    }
  const [before, after] = best;
  console.log(`${name.padEnd(34)} ${before.toFixed(0).padStart(6)}/s ${after.toFixed(0).padStart(6)}/s   ${(after / before).toFixed(2)}`);
}

try {
  const [owner, newcomer, one, many] = await people(4);
  const crowd = await people(9_990);
  const small = await groupOf(owner, crowd.slice(0, 59));
  const large = await groupOf(owner, crowd);
  for (let count = 0; count < 25; count++) await groupOf(owner, [one]);
  for (let count = 0; count < 1000; count++) await groupOf(owner, [many]);
  const boss = actorOf(owner);
  const guest = actorOf(newcomer);

  console.log(`${"".padEnd(34)} ${"60".padStart(8)} ${"10,000".padStart(8)}   left`);
  const both = (work) => [() => work(small), () => work(large)];
  await compare("the roster", ...both((id) => listMembers(boss, id, { role: "member" })));
  await compare("somebody by name", ...both((id) => listMembers(boss, id, { q: "rokeya00041" })));
  await compare("the desk", ...both((id) => getDesk(boss, id)));
  await compare(
    "joining and leaving",
    ...both(async (id) => {
      await joinGroup(guest, id, {});
      await leaveGroup(guest, id, {});
    }),
  );
  console.log(`\n${"".padEnd(34)} ${"25".padStart(8)} ${"1,000".padStart(8)}   left`);
  await compare(
    "a page of one's groups, by group",
    () => getMyGroups(actorOf(one)),
    () => getMyGroups(actorOf(many)),
  );
} finally {
  await closeStore();
  rmSync(folder, { recursive: true, force: true });
}
