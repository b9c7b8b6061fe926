import { createHmac, randomBytes } from "node:crypto";
import { encode } from "@auth/core/jwt";

export const title = "Forged, worn and borrowed sessions";

const NAMES = ["authjs.session-token", "__Host-authjs.session-token", "__Secure-authjs.session-token", "next-auth.session-token"];
const DEMO = { email: "demo@hobbyhub.example", password: "HobbyHub1" };

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const CLAIMS = { uid: "0123456789abcdef01234567", sessionVersion: 1, iat: 1, exp: 4102444800, jti: "x" };

const signed = (header, secret) => {
  const text = `${part(header)}.${part(CLAIMS)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};

/** Encrypts a session as next-auth does, with a guessed secret. */
const sealedWith = (secret, salt) => encode({ token: CLAIMS, secret, salt, maxAge: 3600 });

async function forged() {
  const guesses = ["secret", "changeme", "development", "hobbyhub", "x".repeat(32), "0".repeat(64)];
  return [
    ["nothing", ""],
    ["a word", "forged"],
    ["an account's id", CLAIMS.uid],
    ["no algorithm", `${part({ alg: "none", typ: "JWT" })}.${part(CLAIMS)}.`],
    ["no algorithm, in capitals", `${part({ alg: "NONE" })}.${part(CLAIMS)}.`],
    ["a signature in place of a seal", signed({ alg: "HS256" }, "secret")],
    ["an empty seal", `${part({ alg: "dir", enc: "A256CBC-HS512" })}....`],
    [
      "a seal of noise",
      `${part({ alg: "dir", enc: "A256CBC-HS512" })}..${randomBytes(16).toString("base64url")}.${randomBytes(64).toString("base64url")}.${randomBytes(32).toString("base64url")}`,
    ],
    [
      "a seal by password",
      `${part({ alg: "PBES2-HS512+A256KW", enc: "A256CBC-HS512", p2c: 2_000_000_000, p2s: "AAAAAAAAAAAAAAAAAAAAAA" })}.AAAA.AAAA.AAAA.AAAA`,
    ],
    ["a compressed seal", `${part({ alg: "dir", enc: "A256GCM", zip: "DEF" })}..AAAA.AAAA.AAAA`],
    ["a key from elsewhere", signed({ alg: "RS256", jku: "http://127.0.0.1:9/keys", x5u: "http://127.0.0.1:9/x" }, "secret")],
    ["a path as key name", signed({ alg: "HS256", kid: "../../../../dev/null" }, "")],
    ["eight thousand dots", ".".repeat(8000)],
    ["broken text", "%E0%A4%A%00"],
    ...(await Promise.all(
      guesses.map(async (guess) => [`a seal made with ${JSON.stringify(guess.slice(0, 12))}`, await sealedWith(guess, NAMES[0])]),
    )),
  ];
}

/** Signs in as the login page does. @returns the cookie's name and value */
async function signIn(origin) {
  const csrf = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const jar = csrf.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1", cookie: jar.join("; ") },
    body: new URLSearchParams({ ...DEMO, csrfToken }),
  });
  const line = answer.headers.getSetCookie().find((cookie) => NAMES.some((name) => cookie.startsWith(`${name}=`)));
  if (!line) throw new Error("The demo person could not sign in.");
  const [name, value] = line.split(";", 1)[0].split(/=(.*)/s);
  return { name, value };
}

const statusWith = async (origin, cookie, headers = {}) => {
  const asked = performance.now();
  const { status } = await fetch(`${origin}/api/accounts/me`, { headers: { cookie, ...headers } });
  return { status, ms: performance.now() - asked };
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Changes a letter by the first of its six bits. The last bits of a part's last letter have no meaning, so changing them would leave the
 * token the same.
 */
const bent = (value, at) => `${value.slice(0, at)}${LETTERS[LETTERS.indexOf(value[at]) ^ 32]}${value.slice(at + 1)}`;

export async function attack({ origin }) {
  const rows = [];
  for (const [what, token] of await forged()) {
    const answers = [];
    for (const name of NAMES) answers.push(await statusWith(origin, `${name}=${token}`));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    rows.push({
      tried: `a session of ${what}, under ${NAMES.length} names`,
      got: `${statuses.join(", ")} in at most ${slowest} ms`,
      held: statuses.join() === "401" && slowest < 2000,
    });
  }
  const { name, value } = await signIn(origin);
  const real = await statusWith(origin, `${name}=${value}`);
  rows.push({ tried: "the real one", got: `${real.status}`, held: real.status === 200 });
  const bends = Array.from({ length: 40 }, (_, turn) => Math.floor(((turn + 0.5) / 40) * value.length)).filter((at) => value[at] !== ".");
  const taken = [];
  for (const at of bends) if ((await statusWith(origin, `${name}=${bent(value, at)}`)).status === 200) taken.push(at);
  rows.push({
    tried: `the real one with one letter changed, ${bends.length} ways`,
    got: `${taken.length} taken`,
    held: taken.length === 0,
  });
  for (const other of NAMES.slice(1)) {
    const { status } = await statusWith(origin, `${other}=${value}`, { "x-forwarded-proto": "https" });
    rows.push({ tried: `the real one under the name ${other}, as if by https`, got: `${status}`, held: status === 401 });
  }
  const post = (headers) =>
    fetch(`${origin}/api/accounts/me/sessions`, { method: "DELETE", headers: { cookie: `${name}=${value}`, ...headers } });
  for (const [what, headers] of [
    ["another site's page", { origin: "https://evil.example" }],
    ["a page of no origin", { origin: "null" }],
    ["the same host by another scheme", { origin: origin.replace("http:", "https:") }],
    ["a browser that says cross-site", { "sec-fetch-site": "cross-site" }],
  ]) {
    const { status } = await post(headers);
    rows.push({ tried: `the real one, sent by ${what}`, got: `${status}`, held: status === 403 });
  }
  const ended = (await post({ origin })).status;
  const after = (await statusWith(origin, `${name}=${value}`)).status;
  rows.push({ tried: "the real one after all sessions were ended", got: `${after} (ended: ${ended})`, held: ended < 300 && after === 401 });
  return rows;
}
