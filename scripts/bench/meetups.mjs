/**
 * Measures what meetups cost. Growth: the list, a month, a group's calendar and a meetup's page, on a store with 100 meetups and on one
 * with 100,000; the aim is 0.95. Answers: how many a process accepts per second, as a multiple of NodeBB's 34 writes. The aim is 20, on a
 * machine where a bare `node:http` server answers 63,500 times a second; the second figure is scaled by what such a server does on this
 * machine now.
 * `node --conditions=react-server scripts/bench/meetups.mjs`, on SQLite. Needs a build.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join as pathOf } from "node:path";
import { register } from "tsx/esm/api";
import { ROOT } from "../tools/steps.mjs";
import { call, crowd } from "./crowd.mjs";
import { compare, freePort, load, rate, startNext } from "./measure.mjs";

register();
await import("../../lib/records.ts");
const { openStore } = await import("../../tests/support/nouns.ts");
const { accountRecord } = await import("../../tests/support/records.ts");
const { aMeetingGroup, join, plan } = await import("../../tests/support/meetups.ts");
const { hashPassword } = await import("../../lib/accounts/secrets.ts");
const { Accounts } = await import("../../lib/accounts/record.ts");
const { Groups } = await import("../../lib/groups/record.ts");
const { freshMeetup } = await import("../../lib/meetups/date-store.ts");
const { Meetups } = await import("../../lib/meetups/record.ts");

const folder = mkdtempSync(pathOf(tmpdir(), "hobbyhub-meetups-"));
const NODEBB_WRITES = 34;
const BARE_THERE = 63_500;
const HOUR = 3_600_000;
const now = new Date().toISOString();
const inHours = (count) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * HOUR).toISOString();

const CONTENT = {
  ...{ title: "Dawn by the Rupsha", description: "Two hours along the river.", bring: ["Water"], zone: "Asia/Dhaka", placeFor: "everyone" },
  ...{ place: { name: "The ghat", address: "Lane 2", mapLink: null, howToFind: "" }, online: null, capacity: 12, guestsAllowed: 2 },
  ...{ audience: "members", fee: null, hostId: null },
};

/** Groups of twenty meetups each, an hour apart, so that the first pages of both stores are alike. */
async function fill(store, count) {
  const slugs = [];
  for (let at = 0; at < count / 20; at++) {
    const { groupId } = await aMeetingGroup(store.db);
    const home = { groupId, category: at % 2 ? "Running" : "Hiking", listed: true };
    const rows = Array.from({ length: 20 }, (_, date) => {
      const startsAt = inHours(30 + ((at * 20 + date) % (24 * 700)));
      const times = { startsAt, endsAt: new Date(Date.parse(startsAt) + HOUR).toISOString(), rsvpOpensAt: null, rsvpClosesAt: startsAt };
      return freshMeetup(home, CONTENT, times, { seriesId: null, occursOn: null }, now);
    });
    await store.archive.add(Meetups, rows);
    if (slugs.length < 8) slugs.push([(await store.db.read((reader) => reader.get(Groups, groupId))).slug, rows[0]._id]);
  }
  return slugs;
}

async function site(count) {
  const data = { DATA_DIR: pathOf(folder, String(count)), MONGODB_URI: "", RATE_LIMIT_FACTOR: "1000000" };
  mkdirSync(data.DATA_DIR);
  const store = await openStore(data.DATA_DIR);
  const slugs = await fill(store, count);
  return { ...(await startNext(ROOT, data)), slugs, store };
}

async function growth(small, large) {
  const month = `/api/meetups?from=${inHours(24 * 2).slice(0, 10)}&to=${inHours(24 * 31).slice(0, 10)}`;
  const questions = {
    "the list (static)": () => ["/meetups"],
    "the API's list": () => ["/api/meetups"],
    "a month": () => [month],
    "a group's calendar": ({ slugs }) => slugs.slice(0, 4).map(([slug]) => `/groups/${slug}/calendar.ics`),
    "a meetup's page (static)": ({ slugs }) => slugs.slice(0, 4).map(([slug, id]) => `/groups/${slug}/meetups/${id}`),
  };
  for (const [name, pathsOf] of Object.entries(questions)) {
    const result = await compare({ small: [small.origin, pathsOf(small)], large: [large.origin, pathsOf(large)] }, { seconds: 2 });
    rate(`${name}, 100 meetups`, result.small);
    rate(`${name}, 100,000 meetups`, result.large);
    console.log(
      `  throughput ${(result.large.perSecond / result.small.perSecond).toFixed(2)}   p99 ${(result.large.p99 / result.small.p99).toFixed(2)}\n`,
    );
  }
}

/** A bare server that sends as many bytes as the API's answer has. */
async function bare() {
  const text = "x".repeat(900);
  const server = createServer((_, response) => response.end(text));
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, resolve));
  const { perSecond } = await load(`http://127.0.0.1:${port}`, ["/"], { seconds: 2 });
  server.close();
  return perSecond;
}

/** Sixteen people at a time answer, change their guests and decline, for some seconds. */
async function answers(origin, people, meetups, seconds) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async (at) => {
    for (let turn = at; performance.now() < until; turn += 16) {
      const person = people[turn % people.length];
      const path = `/api/meetups/${meetups[turn % meetups.length]}/rsvp`;
      const steps = turn % 32 < 16 ? ["PUT", { guests: turn % 3 }] : ["DELETE"];
      const { status } = await call(origin, person, steps[0], path, steps[1]);
      if (status !== 200) throw new Error(`An answer met ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, at) => one(at)));
  return done / seconds;
}

async function rsvps(large) {
  const people = await crowd({ store: large.store, url: large.origin, count: 60, accountRecord, hashPassword, Accounts });
  const { groupId } = await aMeetingGroup(large.store.db);
  await large.store.db.write(async (tx) => {
    for (const { id } of people) await join(tx, groupId, id, "member");
  });
  const make = (over) =>
    plan(large.store.db, groupId, people[0].id, { startsAt: inHours(72), endsAt: inHours(74), guestsAllowed: 2, ...over }, now);
  const roomy = [await make({}), await make({}), await make({}), await make({})];
  const full = [await make({ capacity: 10 })];
  await answers(large.origin, people, roomy, 2);
  for (const [name, meetups] of [
    ["answers to four meetups with room", roomy],
    ["answers to one full meetup with a line", full],
  ]) {
    const [before, perSecond, after] = [await bare(), await answers(large.origin, people, meetups, 5), await bare()];
    const here = (before + after) / 2;
    console.log(
      `${name.padEnd(44)} ${Math.round(perSecond).toString().padStart(7)} /s   ${(perSecond / NODEBB_WRITES).toFixed(1)} × NodeBB; scaled to a quiet machine ${((perSecond * BARE_THERE) / here / NODEBB_WRITES).toFixed(1)} × (bare server ${Math.round(here)} /s here)`,
    );
  }
}

console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}\n`);
const [small, large] = [await site(100), await site(100_000)];
try {
  // Growth is measured first: a process that has just accepted ten thousand answers sends pages more slowly, whatever the store holds.
  await growth(small, large);
  await rsvps(large);
} finally {
  small.stop();
  large.stop();
  await Promise.all([small.store.close(), large.store.close()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
