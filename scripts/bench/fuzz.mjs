/**
 * Sends generated requests for the whole API description to the running site: every answer must be described, and none may be a 5xx.
 * `node scripts/bench/fuzz.mjs [requests] [sqlite|mongo] [seed]`: 20,000 on SQLite by default. Needs a build.
 */
import { sample } from "fast-check";
import { register } from "tsx/esm/api";
import { endWithUs } from "./measure.mjs";
import { signIn, signUp } from "./sign-in.mjs";

register();
const { newPlace, runScript, startApp } = await import("../../tests/support/app-server.ts");
const { addressOf, answerCheck, requestsFor } = await import("../../tests/support/described-api.ts");

const [requests = "20000", kind = "sqlite", given] = process.argv.slice(2);
const seed = Number(given ?? Date.now() % 2 ** 31);
/** How many requests one operation gets before the next one: later operations find what earlier ones created. */
const CHUNK = 40;
const AT_ONCE = 8;

const place = await newPlace(kind);
await runScript("scripts/seed.ts", [], place.env);
const { url, kill } = endWithUs(await startApp(place, { HOBBYHUB_DEMO: "1", RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" }));

const document = await (await fetch(`${url}/openapi.json`)).json();
const problemOf = answerCheck(document);
const ids = [];
const arbitraries = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ method, path, requests: requestsFor(described, () => ids) })),
);

/** Sends one generated request. @returns what is wrong with its answer */
async function send({ method, path }, request, cookie) {
  const bodied = request.body !== undefined;
  const answer = await fetch(url + addressOf(path, request), {
    method: method.toUpperCase(),
    redirect: "manual",
    headers: { ...(request.signedIn && { cookie }), ...(bodied && { "content-type": "application/json" }) },
    ...(bodied && { body: JSON.stringify(request.body) }),
  });
  const text = await answer.text();
  let body = text;
  try {
    body = JSON.parse(text);
  } catch {
    // The description covers JSON answers only.
  }
  if (answer.status === 201 && path === "/api/groups") ids.push(body.insertedId);
  const problem = problemOf(method, path, answer.status, body);
  return { status: answer.status, problem: problem && `${problem}\n  to ${JSON.stringify(request)}` };
}

// The e-mail address that generated requests use as their own.
const person = await signUp(url, "rina@example.com");
/** False for an id that would change the path, so that the request would go to another address. */
const standsInPath = ({ id }) => !["", ".", ".."].includes(id);
const statuses = new Map();
const problems = [];
let sent = 0;
for (let turn = 0; sent < Number(requests); turn++) {
  const operation = arbitraries[turn % arbitraries.length];
  // Signing out everywhere is one of the requests, so the session may have ended.
  const cookie = await signIn(url, person);
  if (turn % arbitraries.length === 0) ids.splice(0, Math.max(0, ids.length - 40), ...(await firstGroups()));
  const size = Math.min(CHUNK, Number(requests) - sent);
  const made = sample(operation.requests.filter(standsInPath), { numRuns: size, seed: seed + turn });
  for (let at = 0; at < made.length; at += AT_ONCE) {
    const answers = await Promise.all(made.slice(at, at + AT_ONCE).map((request) => send(operation, request, cookie)));
    for (const { status, problem } of answers) {
      const name = `${operation.method.toUpperCase()} ${operation.path}`;
      const seen = statuses.get(name) ?? new Map();
      statuses.set(name, seen.set(status, (seen.get(status) ?? 0) + 1));
      if (problem) problems.push(problem);
    }
  }
  sent += made.length;
}

async function firstGroups() {
  return (await (await fetch(`${url}/api/groups?limit=10`)).json()).map(({ _id }) => _id);
}

for (const [name, seen] of statuses) {
  const counts = [...seen].sort(([one], [other]) => one - other).map(([status, count]) => `${status} × ${count}`);
  console.log(`${name.padEnd(34)} ${counts.join("   ")}`);
}
for (const problem of problems.slice(0, 10)) console.log(`✗ ${problem.slice(0, 1500)}`);
console.log(`\n${sent} requests on ${kind} (seed ${seed}), ${problems.length} answers that are not described`);
kill("SIGKILL");
await place.remove();
process.exit(problems.length === 0 ? 0 : 1);
