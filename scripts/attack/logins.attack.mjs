import { startSite } from "./site.mjs";

export const title = "Guessing at a password, and two hundred logins at once";

const OWNER = { email: "demo@hobbyhub.example", password: "HobbyHub1" };
const AT_ONCE = 200;
const LOOKS = 60;
/** A lower bound for the measured time: doubling a time close to zero means nothing. */
const LEAST_MS = 20;

/** A browser, as far as a login needs one. */
function browser(origin, address) {
  const cookies = new Map();
  const send = async (path, init = {}) => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "), "x-forwarded-for": address };
    const answer = await fetch(origin + path, { ...init, headers: { ...headers, ...init.headers }, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(";")[0].split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  };
  const post = async (action, fields) => {
    const { csrfToken } = await (await send("/api/auth/csrf")).json();
    const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl: "/" });
    return send(`/api/auth/${action}`, { method: "POST", body, headers: { "x-auth-return-redirect": "1" } });
  };
  return {
    logIn: async (person) => {
      const answer = await post("callback/credentials", person);
      const { url = "" } = await answer.json().catch(() => ({}));
      return answer.status === 200 ? (new URL(url, origin).searchParams.get("code") ?? "in") : String(answer.status);
    },
    logOut: () => post("signout", {}),
  };
}

const p95 = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];

/** How long visitors wait for a page that is rendered for each request. */
async function looks(origin, count, pause = 15) {
  const times = [];
  for (let look = 0; look < count; look += 1) {
    const begun = performance.now();
    await (await fetch(`${origin}/allGroups?q=tea`)).arrayBuffer();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return p95(times);
}

function tally(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(", ");
}

async function guessing() {
  // The server trusts the forwarded address here, so each guess can come from another address and no limit per address applies.
  const site = await startSite({ TRUSTED_PROXY_HOPS: "1" });
  const owner = browser(site.origin, "203.0.113.1");
  const first = await owner.logIn(OWNER);
  await owner.logOut();
  const guesses = [];
  for (let guess = 0; guess < 120; guess += 1)
    guesses.push(await browser(site.origin, `198.51.100.${guess}`).logIn({ ...OWNER, password: `Wrong pass${guess}` }));
  const looked = guesses.filter((answer) => answer === "wrong-password").length;
  const stranger = await browser(site.origin, "192.0.2.1").logIn(OWNER);
  const again = await owner.logIn(OWNER);
  site.stop();
  return [
    { tried: "120 guesses at one account from 120 addresses", got: tally(guesses), held: first === "in" && looked > 0 && looked <= 60 },
    { tried: "the right password from a strange browser meanwhile", got: stranger, held: stranger === "429" },
    { tried: "the owner, in the browser they signed in with before", got: again, held: again === "in" },
  ];
}

/** @returns how long a visitor waits before and during the logins, and the answers to the logins */
async function rush(origin, round) {
  const calm = await looks(origin, LOOKS);
  const people = Array.from({ length: AT_ONCE }, (_, number) => browser(origin, `198.51.${round}.${number}`));
  const logins = Promise.all(people.map((person, number) => person.logIn({ ...OWNER, email: `nobody${round}-${number}@example.com` })));
  const busy = await looks(origin, LOOKS);
  return { calm, busy, answers: await logins };
}

async function crowd() {
  const site = await startSite({ TRUSTED_PROXY_HOPS: "1", RATE_LIMIT_FACTOR: "100" });
  await looks(site.origin, 20);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await rush(site.origin, round));
  site.stop();
  // The best round counts, because other work on the machine can only make a round slower.
  const { calm, busy } = rounds.reduce((best, round) => (round.busy / round.calm < best.busy / best.calm ? round : best));
  const answers = rounds.flatMap((round) => round.answers);
  const answered = new Set(answers);
  return [
    {
      tried: `${AT_ONCE} logins at once, three times`,
      got: tally(answers),
      held: [...answered].every((answer) => ["user-not-found", "503"].includes(answer)),
    },
    {
      tried: "the slowest twentieth of a visitor's pages meanwhile",
      got: `${Math.round(busy)} ms, ${Math.round(calm)} ms without`,
      held: busy <= 2 * Math.max(calm, LEAST_MS),
    },
  ];
}

export const attack = async () => [...(await guessing()), ...(await crowd())];
