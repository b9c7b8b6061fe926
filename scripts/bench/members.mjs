/**
 * Measures what growth costs: a group of 10,000 members against one of 10, and a person in 1,000 groups against a person in one. A list is
 * compared with one that also fills a page (60 members, 25 groups), because showing fifty people instead of ten is not growth. It prints
 * the remaining speed and a verdict; the aim is 0.9.
 * `node --conditions=react-server scripts/bench/members.mjs`, on SQLite unless MONGODB_URI names an empty database.
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
const COMPARE_MS = 6000;
const FEWEST = 200;
const WANTED = 0.9;
const slow = [];
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

/** A group with this number of members, inserted without the rules for joining. */
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

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** How often per second each work can be done, by its median. The works take turns, so that other work on the machine affects both. */
async function compare(name, ...works) {
  const times = works.map(() => []);
  const until = performance.now() + COMPARE_MS;
  while (performance.now() < until || times[0].length < FEWEST)
    for (const [which, work] of works.entries()) {
      const began = performance.now();
      await work();
      times[which].push(performance.now() - began);
    }
  const [before, after] = times.map((each) => 1000 / median(each));
  const left = after / before;
  if (left < WANTED) slow.push(name);
  console.log(`${name.padEnd(34)} ${before.toFixed(0).padStart(6)}/s ${after.toFixed(0).padStart(6)}/s   ${left.toFixed(2)}`);
}

const heading = (small, large) => console.log(`\n${"".padEnd(34)} ${small.padStart(8)} ${large.padStart(8)}   left`);

try {
  const [owner, newcomer, one, some, many] = await people(5);
  const crowd = await people(9_990);
  const ten = await groupOf(owner, crowd.slice(0, 9));
  const page = await groupOf(owner, crowd.slice(0, 59));
  const large = await groupOf(owner, crowd);
  await groupOf(owner, [one]);
  for (let count = 0; count < 25; count++) await groupOf(owner, [some]);
  for (let count = 0; count < 1000; count++) await groupOf(owner, [many]);
  const boss = actorOf(owner);
  const comeAndGo = (person, id) => async () => {
    await joinGroup(actorOf(person), id, {});
    await leaveGroup(actorOf(person), id, {});
  };

  const both = (small, work) => [() => work(small), () => work(large)];
  heading("60", "10,000");
  await compare("the roster", ...both(page, (id) => listMembers(boss, id, { role: "member" })));
  await compare("somebody by name", ...both(page, (id) => listMembers(boss, id, { q: "rokeya00041" })));
  heading("10", "10,000");
  await compare("the desk", ...both(ten, (id) => getDesk(boss, id)));
  await compare("joining and leaving", comeAndGo(newcomer, ten), comeAndGo(newcomer, large));
  heading("25", "1,000");
  await compare(
    "a page of one's groups",
    () => getMyGroups(actorOf(some)),
    () => getMyGroups(actorOf(many)),
  );
  heading("1", "1,000");
  await compare("joining and leaving, by person", comeAndGo(one, ten), comeAndGo(many, ten));
} finally {
  await closeStore();
  rmSync(folder, { recursive: true, force: true });
}
console.log(slow.length === 0 ? "\nGrowth costs nothing." : `\nSlower with growth: ${slow.join(", ")}`);
process.exit(slow.length === 0 ? 0 : 1);
