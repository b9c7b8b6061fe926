/**
 * Tests races for places, over HTTP through two server processes on one database, and `kill -9` in the middle of joins and leaves.
 * Afterwards every rule must hold, no answer may be a 5xx, and counts must equal the rows.
 * `node --conditions=react-server scripts/bench/join.mjs [kills] [sqlite|mongo]`: by default fifty kills, on SQLite, and on MongoDB too
 * when MONGODB_TEST_URI is set. Needs a build.
 */
import { register } from "tsx/esm/api";
import { call, crowd } from "./crowd.mjs";
import { endWithUs } from "./measure.mjs";

register();
const { newPlace, startApp } = await import("../../tests/support/app-server.ts");
const { openStore } = await import("../../tests/support/nouns.ts");
const { accountRecord } = await import("../../tests/support/records.ts");
const { groupProblems } = await import("../../tests/support/group-problems.ts");
const { hashPassword } = await import("../../lib/accounts/secrets.ts");
const { Accounts } = await import("../../lib/accounts/record.ts");
const { Memberships } = await import("../../lib/memberships/record.ts");

/** Two hundred people and the owner. */
const PEOPLE = 201;
const kills = Number(process.argv[2] ?? 50);
const kinds = process.argv[3] ? [process.argv[3]] : ["sqlite", ...(process.env.MONGODB_TEST_URI ? ["mongo"] : [])];
const ENV = { RATE_LIMIT_FACTOR: "1000000", NEW_GROUPS_PER_HOUR: "10000", NEW_GROUPS_PER_DAY: "10000", LOG_LEVEL: "error" };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const problems = [];
const claim = (right, what) => right || problems.push(what);
const any = (list) => list[Math.floor(Math.random() * list.length)];

async function aGroup(url, owner, more = {}) {
  const fields = {
    hobbyCategory: "Hiking",
    location: "Sylhet",
    startDate: "2027-01-15",
    status: "ongoing",
    imageUrl: "/covers/hiking.svg",
  };
  const body = { groupName: `Race ${Math.random()}`, description: "A race.", maxMembers: 12, ...fields, ...more };
  const { status, data } = await call(url, owner, "POST", "/api/groups", body);
  if (status !== 201) throw new Error(`Creating a group answered ${status}: ${JSON.stringify(data)}`);
  return data.insertedId;
}

const mine = (id) => `/api/groups/${id}/membership`;

async function check(store, id, what) {
  problems.push(...(await groupProblems(store, id)).map((problem) => `${what}: ${problem}`));
}

/** All people join a group of five places at once; one of the places is the owner's. */
async function stampede(store, [one, two], [owner, ...others]) {
  const id = await aGroup(one, owner, { maxMembers: 5 });
  const began = performance.now();
  const everyone = [owner, ...others];
  const answers = await Promise.all(everyone.map((person, at) => call(at % 2 ? one : two, person, "PUT", mine(id), {})));
  const seconds = (performance.now() - began) / 1000;
  claim(
    answers.every(({ status }) => status === 200),
    `stampede: answered ${[...new Set(answers.map(({ status }) => status))]}`,
  );
  claim(seconds < 10, `stampede: took ${seconds.toFixed(1)} s`);
  const members = answers.filter(({ data }) => data?.state === "member").length;
  claim(members === 5, `stampede: ${members} were told that they are members`);
  const lines = await Promise.all(everyone.map((person) => call(two, person, "GET", mine(id))));
  const places = lines.flatMap(({ data }) => data?.position ?? []).toSorted((a, b) => a - b);
  claim(places.length === PEOPLE - 5 && places.every((place, at) => place === at + 1), `stampede: places in line ${places.length}`);
  await check(store, id, "stampede");
  console.log(
    `  ${PEOPLE - 1} people and the owner for 5 places: ${members} members, ${places.length} in line 1 to ${places.at(-1)}, all answered in ${seconds.toFixed(1)} s`,
  );
}

async function approveOrWithdraw(store, [one, two], [owner, rina], times) {
  const id = await aGroup(one, owner, { joinPolicy: "approval" });
  let approvals = 0;
  for (let round = 0; round < times; round++) {
    await call(one, rina, "PUT", mine(id), {});
    const decide = { people: [rina.id], decision: "approve" };
    const [approved, withdrawn] = await Promise.all([
      call(one, owner, "POST", `/api/groups/${id}/requests/decisions`, decide),
      call(two, rina, "DELETE", mine(id), { from: "requested" }),
    ]);
    const won = approved.data?.results?.[0]?.state === "member";
    approvals += won;
    const { data } = await call(two, rina, "GET", mine(id));
    claim(
      approved.status === 200 && withdrawn.status === (won ? 409 : 200),
      `approve or withdraw: ${approved.status} and ${withdrawn.status}`,
    );
    claim(data?.state === (won ? "member" : "none"), `approve or withdraw: ${data?.state}`);
    await call(one, rina, "DELETE", mine(id), {});
  }
  await check(store, id, "approve or withdraw");
  console.log(`  ${times} times approve against withdraw: ${approvals} approved, each with one winner`);
}

async function oneUse(store, [one, two], [owner, ...others]) {
  const id = await aGroup(one, owner, { joinPolicy: "invitation" });
  const { data } = await call(one, owner, "POST", `/api/groups/${id}/invitations`, { uses: 1 });
  const token = data.url.split("/").at(-1);
  const answers = await Promise.all(
    others.slice(0, 20).map((person, at) => call(at % 2 ? one : two, person, "POST", `/api/invitations/${token}/acceptance`, {})),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  claim(statuses[0] === 200 && statuses.slice(1).every((status) => status === 410), `one use: ${statuses}`);
  await check(store, id, "one use");
  console.log("  20 acceptances of a link for one: one came in, the others were told that it is used up");
}

async function heirs(store, [one, two], [owner, rina], times) {
  for (let round = 0; round < times; round++) {
    const id = await aGroup(one, owner);
    await call(one, rina, "PUT", mine(id), {});
    await call(one, owner, "PUT", `/api/groups/${id}/transfer`, { personId: rina.id });
    const [accepted, left] = await Promise.all([
      call(one, rina, "POST", `/api/groups/${id}/transfer/acceptance`, {}),
      call(two, rina, "DELETE", mine(id), {}),
    ]);
    const statuses = `${accepted.status} ${left.status}`;
    claim(["200 403", "403 200"].includes(statuses), `heir: ${statuses}`);
    await check(store, id, "heir");
  }
  console.log(`  ${times} times the heir leaves while accepting: always one owner`);
}

async function leaveAndRaise(store, [one, two], [owner, ...others], times) {
  for (let round = 0; round < times; round++) {
    const id = await aGroup(one, owner, { maxMembers: 3 });
    for (const person of others.slice(0, 8)) await call(one, person, "PUT", mine(id), {});
    await Promise.all([call(one, others[0], "DELETE", mine(id), {}), call(two, owner, "PUT", `/api/groups/${id}`, { maxMembers: 5 })]);
    await check(store, id, "leave and raise");
    const line = await store.db.read((reader) => reader.count(Memberships, { groupId: id, state: "waiting" }));
    claim(line === 3, `leave and raise: ${line} wait`);
  }
  console.log(`  ${times} times somebody leaves while the limit rises: the line moved by both`);
}

/** Joins and leaves until the site is killed. */
async function restless(url, person, groups, killed, told) {
  while (!killed.yet) {
    const id = any(groups);
    const joins = Math.random() < 0.6;
    const { status } = await call(url, person, joins ? "PUT" : "DELETE", mine(id), {});
    if (status >= 500 && status !== 503) problems.push(`kill: answered ${status}`);
    if (status === 200) told.done += 1;
  }
}

/**
 * Each round uses two new groups. On MongoDB the open transactions of a killed process keep their locks until the server aborts them, after
 * half a minute or more. Until then nobody can change those two groups, but everybody can change all others.
 */
async function crashes(place, open, people) {
  const [owner, ...others] = people;
  const told = { done: 0, least: Number.POSITIVE_INFINITY };
  const store = await open();
  let app = await startApp(place, ENV);
  endWithUs({ kill: (signal) => app.kill(signal) });
  const all = [];
  for (let round = 1; round <= kills && problems.length === 0; round++) {
    const groups = [await aGroup(app.url, owner, { maxMembers: 4 }), await aGroup(app.url, owner, { maxMembers: 9 })];
    all.push(...groups);
    const killed = { yet: false };
    const began = told.done;
    const writers = others.slice(0, 20).map((person) => restless(app.url, person, groups, killed, told));
    const until = began + 10 + Math.random() * 60;
    const deadline = Date.now() + 20_000;
    while (told.done < until && Date.now() < deadline) await pause(3);
    killed.yet = true;
    app.kill("SIGKILL");
    await Promise.all([app.ended, ...writers]);
    told.least = Math.min(told.least, told.done - began);
    for (const id of groups) await check(store, id, `kill ${round}`);
    app = await startApp(place, ENV);
  }
  claim(told.least >= 10, `kill: only ${told.least} joins and leaves were acknowledged in a round`);
  const last = all.at(-1);
  const began = performance.now();
  let status = 0;
  while (last && status !== 200 && performance.now() - began < 120_000)
    status = (await call(app.url, others[30], "PUT", mine(last), {})).status;
  claim(!last || status === 200, `kill: the last group answers ${status} after two minutes`);
  const free = ((performance.now() - began) / 1000).toFixed(1);
  for (const id of all) await check(store, id, "after all kills");
  app.kill("SIGKILL");
  await app.ended;
  await store.close();
  console.log(
    `  ${kills} kills in the middle of ${told.done} joins and leaves: counts equal rows after each; the last group was free again after ${free} s`,
  );
}

for (const kind of kinds) {
  console.log(kind);
  const place = await newPlace(kind);
  const open = () => openStore(kind === "mongo" ? place.env.MONGODB_URI : place.dataDir);
  const apps = [await startApp(place, ENV)];
  apps.push(await startApp(place, ENV));
  for (const app of apps) endWithUs({ kill: (signal) => app.kill(signal) });
  const urls = apps.map(({ url }) => url);
  const store = await open();
  try {
    const people = await crowd({ store, url: urls[0], count: PEOPLE, accountRecord, hashPassword, Accounts });
    await stampede(store, urls, people);
    await approveOrWithdraw(store, urls, people, 50);
    await oneUse(store, urls, people);
    await heirs(store, urls, people, 10);
    await leaveAndRaise(store, urls, people, 10);
    for (const app of apps) app.kill("SIGKILL");
    await Promise.all(apps.map(({ ended }) => ended));
    if (kills > 0) await crashes(place, open, people);
  } finally {
    await store.close();
    for (const app of apps) app.kill("SIGKILL");
    await place.remove();
  }
}
for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`);
console.log(problems.length === 0 ? "\nEvery rule held." : `\n${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
