/**
 * Tests races for the places of a meetup, over HTTP through two server processes on one database. 300 people with 0 to 2 guests answer for
 * 20 places while some decline again; then two hosts check in 200 people at once. The capacity is never exceeded, nobody is lost, no answer
 * is a 5xx, and counters equal the rows.
 * `node --conditions=react-server scripts/bench/seats.mjs [sqlite|mongo]`: by default on SQLite, and on MongoDB too when MONGODB_TEST_URI
 * is set. Needs a build.
 */
import { register } from "tsx/esm/api";
import { call, crowd } from "./crowd.mjs";
import { endWithUs } from "./measure.mjs";

register();
await import("../../lib/records.ts");
const { newPlace, startApp } = await import("../../tests/support/app-server.ts");
const { openStore } = await import("../../tests/support/nouns.ts");
const { accountRecord } = await import("../../tests/support/records.ts");
const { aMeetingGroup, join, plan } = await import("../../tests/support/meetups.ts");
const { meetupProblems } = await import("../../tests/support/meetup-problems.ts");
const { hashPassword } = await import("../../lib/accounts/secrets.ts");
const { Accounts } = await import("../../lib/accounts/record.ts");
const { CheckIns, Meetups, Rsvps } = await import("../../lib/meetups/record.ts");

const PEOPLE = 300;
const PLACES = 20;
const AT_THE_DOOR = 200;
const kinds = process.argv[2] ? [process.argv[2]] : ["sqlite", ...(process.env.MONGODB_TEST_URI ? ["mongo"] : [])];
const ENV = { RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" };

const problems = [];
const claim = (right, what) => right || problems.push(what);
const now = () => new Date().toISOString();
const inHours = (count) => new Date(Date.now() + count * 3_600_000).toISOString();
const spread = (answers) => {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
};

async function aMeetup(store, groupId, hostId, over) {
  return plan(store.db, groupId, hostId, { startsAt: inHours(72), endsAt: inHours(74), ...over }, now());
}

const rsvp = (id) => `/api/meetups/${id}/rsvp`;
const rowsOf = (store, meetupId) => store.db.read((reader) => reader.list(Rsvps, { where: { meetupId } }));

/** All people answer at once. Every fourth declines after the answer, and every eighth accepts again. */
async function race(store, urls, people, groupId) {
  const id = await aMeetup(store, groupId, people[0].id, { capacity: PLACES, guestsAllowed: 2 });
  const began = performance.now();
  const over = [];
  const watching = setInterval(async () => {
    const { going, held } = await store.db.read((reader) => reader.get(Meetups, id));
    if (going + held > PLACES) over.push(going + held);
  }, 20);
  const answers = (
    await Promise.all(
      people.map(async (person, at) => {
        const url = urls[at % 2];
        const all = [await call(url, person, "PUT", rsvp(id), { guests: at % 3 })];
        if (at % 4 === 0) all.push(await call(urls[(at + 1) % 2], person, "DELETE", rsvp(id)));
        if (at % 8 === 0) all.push(await call(url, person, "PUT", rsvp(id), { guests: 0 }));
        return all;
      }),
    )
  ).flat();
  clearInterval(watching);
  const seconds = (performance.now() - began) / 1000;
  claim(
    answers.every(({ status }) => status === 200),
    `race: answered ${spread(answers)}`,
  );
  claim(over.length === 0, `race: at times ${Math.max(...over)} of ${PLACES} places`);
  const rows = await rowsOf(store, id);
  claim(rows.length === people.length, `race: ${rows.length} of ${people.length} have an answer`);
  const out = people.filter((_, at) => at % 4 === 0 && at % 8 !== 0);
  claim(
    out.every(({ id: accountId }) => rows.find((row) => row.accountId === accountId)?.state === "not-going"),
    "race: somebody who stepped out is still there",
  );
  problems.push(...(await meetupProblems(store.db, id)).map((problem) => `race: ${problem}`));
  const of = (state) => rows.filter((row) => row.state === state);
  const seats = of("going").reduce((sum, { guests }) => sum + guests + 1, 0);
  console.log(
    `  ${people.length} people with 0 to 2 guests for ${PLACES} places: ${of("going").length} go with ${seats} places, ${of("waiting").length} wait, ${of("not-going").length} stepped out; ${answers.length} answers in ${seconds.toFixed(1)} s, ${spread(answers)}`,
  );
}

/** Two hosts check in the same two hundred people, each through another process, and one of them later undoes every tenth. */
async function door(store, urls, people, groupId) {
  const [host, other, ...others] = people;
  const id = await aMeetup(store, groupId, host.id, { startsAt: inHours(1), endsAt: inHours(3) });
  const guests = others.slice(0, AT_THE_DOOR);
  for (let at = 0; at < guests.length; at += 50)
    await Promise.all(guests.slice(at, at + 50).map((person) => call(urls[at % 2], person, "PUT", rsvp(id), { guests: 0 })));
  const tap = (url, by, person, method, more) => call(url, by, method, `/api/meetups/${id}/checkins/${person.id}`, { at: now(), ...more });
  const began = performance.now();
  const hosts = [host, other];
  const queue = (which) => (which === 0 ? guests : guests.toReversed());
  const answers = (
    await Promise.all(
      hosts.map(async (by, which) => {
        const done = [];
        const line = [...queue(which)];
        // A few at a time, as a phone sends its stored taps.
        while (line.length > 0)
          done.push(
            ...(await Promise.all(
              line.splice(0, 10).map((person) => tap(urls[which], by, person, "PUT", which === 0 ? { paid: true } : {})),
            )),
          );
        return done;
      }),
    )
  ).flat();
  const seconds = (performance.now() - began) / 1000;
  const back = guests.filter((_, at) => at % 10 === 0);
  const taken = await Promise.all(back.map((person, at) => tap(urls[at % 2], other, person, "DELETE", {})));
  claim(
    [...answers, ...taken].every(({ status }) => status === 200),
    `door: answered ${spread([...answers, ...taken])}`,
  );
  const rows = await store.db.read((reader) => reader.list(CheckIns, { where: { meetupId: id } }));
  const here = rows.filter((row) => row.here);
  const { came } = await store.db.read((reader) => reader.get(Meetups, id));
  claim(rows.length === guests.length, `door: ${rows.length} marks for ${guests.length} people`);
  claim(here.length === guests.length - back.length, `door: ${here.length} here`);
  claim(came === here.length, `door: ${came} counted for ${here.length} here`);
  claim(
    rows.every(({ paid }) => paid),
    "door: who paid was lost",
  );
  console.log(
    `  ${guests.length} people checked in by two hosts at once: ${answers.length} taps in ${seconds.toFixed(1)} s (${Math.round(answers.length / seconds)} /s), ${came} here after ${back.length} were taken back`,
  );
}

for (const kind of kinds) {
  console.log(kind);
  const place = await newPlace(kind);
  const apps = [await startApp(place, ENV)];
  apps.push(await startApp(place, ENV));
  for (const app of apps) endWithUs({ kill: (signal) => app.kill(signal) });
  const urls = apps.map(({ url }) => url);
  const store = await openStore(kind === "mongo" ? place.env.MONGODB_URI : place.dataDir);
  try {
    const people = await crowd({ store, url: urls[0], count: PEOPLE, accountRecord, hashPassword, Accounts });
    const { groupId } = await aMeetingGroup(store.db);
    await store.db.write(async (tx) => {
      for (const [at, { id }] of people.entries()) await join(tx, groupId, id, at < 2 ? "organizer" : "member");
    });
    await race(store, urls, people, groupId);
    await door(store, urls, people, groupId);
  } finally {
    await store.close();
    for (const app of apps) app.kill("SIGKILL");
    await Promise.all(apps.map(({ ended }) => ended));
    await place.remove();
  }
}
for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`);
console.log(problems.length === 0 ? "\nEvery rule held." : `\n${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
