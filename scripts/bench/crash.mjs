/**
 * Sends `kill -9` while twenty clients write, many times. No acknowledged write may be lost, and no write may be half-applied. The site
 * must be ready again within three seconds, not counting the time it waited for a processor. In every fifth round another process locks the
 * database first.
 * `node --conditions=react-server scripts/bench/crash.mjs [rounds] [sqlite|mongo]`: by default on SQLite, and on MongoDB too when
 * MONGODB_TEST_URI is set. Needs a build.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { register } from "tsx/esm/api";

import { endWithUs } from "./measure.mjs";
import { signIn, signUp } from "./sign-in.mjs";

register();
const { newPlace, startApp } = await import("../../tests/support/app-server.ts");
const { ledger } = await import("./ledger.mjs");
const { openStore } = await import("../../tests/support/nouns.ts");

const WRITERS = 20;
const READY_MS = 3000;
const rounds = Number(process.argv[2] ?? 50);
const kinds = process.argv[3] ? [process.argv[3]] : ["sqlite", ...(process.env.MONGODB_TEST_URI ? ["mongo"] : [])];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many milliseconds a process waited for a processor while others used it. Only Linux reports it. */
const stoodInLine = (pid) => {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6 : 0;
};

async function start(place) {
  const began = performance.now();
  const app = await startApp(place, { RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" });
  const ms = performance.now() - began;
  return { app, ms, own: ms - stoodInLine(app.pid) };
}

/** Locks the database, as a process in the middle of a write does, for `ms` milliseconds. */
async function lockFor(dataDir, ms) {
  const holder = new Sqlite(join(dataDir, "hobbyhub.db"), { timeout: 5000 });
  holder.exec("BEGIN IMMEDIATE");
  await pause(ms);
  holder.exec("COMMIT");
  holder.close();
}

async function crash(kind) {
  const place = await newPlace(kind);
  const open = () => openStore(kind === "mongo" ? place.env.MONGODB_URI : place.dataDir);
  const problems = [];
  let [slowest, locked] = [0, 0];
  let app = null;
  endWithUs({ kill: (signal) => app?.kill(signal) });
  try {
    ({ app } = await start(place));
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(app.url)));
    for (const person of people) person.cookie = await signIn(app.url, person);
    const book = ledger(people);
    for (let round = 1; round <= rounds && problems.length === 0; round++) {
      const killed = { yet: false };
      const writers = Array.from({ length: WRITERS }, (_, number) => book.write(app.url, number, killed));
      await book.acknowledged(20 + Math.random() * 150);
      if (kind === "sqlite" && round % 5 === 0) {
        // Alternates between shorter and longer than the site waits for a lock: the writers wait, or they are refused.
        await lockFor(place.dataDir, ++locked % 2 === 1 ? 400 : 3500);
        await pause(Math.random() * 100);
      }
      killed.yet = true;
      app.kill("SIGKILL");
      await Promise.all([app.ended, ...writers]);
      const { app: next, ms, own } = await start(place);
      app = next;
      slowest = Math.max(slowest, own);
      if (own > READY_MS) problems.push(`round ${round}: ready after ${Math.round(ms)} ms, ${Math.round(own)} of its own`);
      const store = await open();
      problems.push(...(await book.check(store)).map((problem) => `round ${round}: ${problem}`));
      await store.close();
      if (round % 10 === 0 || round === rounds)
        console.log(`${kind}, ${round} rounds: ${book.summary()}, ready within ${Math.round(slowest)} ms`);
    }
    app.kill("SIGKILL");
    await app.ended;
  } finally {
    await place.remove();
  }
  return problems;
}

const problems = [];
for (const kind of kinds) problems.push(...(await crash(kind)));
for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`);
console.log(problems.length === 0 ? "\nNothing acknowledged was lost, nothing was half-applied." : `\n${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
