import { rawGet, rawRequest } from "./site.mjs";

export const title = "Odd paths, methods and headers";

const PRIVATE = ["/dashboard", "/createGroup", "/myGroup"];

/** Spellings of an address that some part of a server may read as another address. */
const DISGUISES = (path) => [
  `/${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/api/..${path}`,
  `/_next/..${path}`,
  `/_next/static/..${path}`,
  `/%2e${path}`,
  `/x/%2e%2e${path}`,
  `/x%2f..${path}`,
  `/\\..${path}`,
  `/x/..;${path}`,
  `${path}/`,
  `${path}/.`,
  `${path}//`,
  `${path}%20`,
  `${path}%00`,
  `${path}%0d%0aX-Set:1`,
  `${path};a=b`,
  `${path}?__proto__=1`,
  `${path}.html`,
  `${path}.rsc`,
  `${path}.json`,
  `${path.toUpperCase()}`,
  `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  `http://evil.example${path}`,
  `//evil.example${path}`,
  `/_next/data/build${path}.json`,
  `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
];

const LEAKS = [
  "/.env",
  "/data/hobbyhub.db",
  "/.next/BUILD_ID",
  "/.git/config",
  "/package.json",
  "/auth-secret",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/mailbox",
];

const HEADERS = [
  "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware",
  "x-middleware-subrequest: src/middleware",
  "x-middleware-next: 1",
  "x-middleware-rewrite: /allGroups",
  "x-invoke-path: /",
  "x-invoke-status: 200",
  "x-matched-path: /",
  "x-now-route-matches: 1=x",
  "x-nextjs-data: 1",
  "x-original-url: /",
  "x-rewrite-url: /",
  "x-http-method-override: GET",
  "x-forwarded-for: 127.0.0.1",
  "x-forwarded-host: evil.example",
  "x-forwarded-proto: https",
  "forwarded: host=evil.example;proto=https",
  "host: evil.example",
  "rsc: 1",
  "next-router-prefetch: 1",
  "next-action: 0000000000000000000000000000000000000000",
  "range: bytes=0-",
  "upgrade: websocket\r\nconnection: upgrade",
  "expect: 100-continue",
  `x-long: ${"x".repeat(12_000)}`,
  "authorization: Basic YWRtaW46YWRtaW4=",
  "cookie: authjs.session-token=forged; authjs.session-token=forged",
];

/** Addresses that only signed-in people may open. */
const OPENS = /Log Out|Create a group|name="groupName"/;

const leadsAway = (text) => /^location: (?:https?:)?\/\/(?!localhost|127\.)/im.test(text.split("\r\n\r\n", 1)[0]);

/** @returns one row for all of them, with the first one that failed */
function verdict(tried, cases) {
  const bad = cases.filter(({ wrong }) => wrong);
  const got = bad.length > 0 ? `${bad.length} wrong, such as ${bad[0].what}: ${bad[0].wrong}` : `all ${cases.length} refused or harmless`;
  return { tried: `${cases.length} ${tried}`, got, held: bad.length === 0 };
}

function judge(what, { status, text }) {
  const set = /^x-set:/im.test(text.split("\r\n\r\n", 1)[0]) && "a header was smuggled in";
  const wrong =
    (status === 0 && "no answer") ||
    (status >= 500 && `${status}`) ||
    (leadsAway(text) && "leads to another site") ||
    (status === 200 && OPENS.test(text) && "a private page opened") ||
    set;
  return { what, wrong };
}

export async function attack({ port }) {
  const disguised = [];
  for (const path of PRIVATE) for (const url of DISGUISES(path)) disguised.push(judge(url, await rawGet(port, url)));
  const leaks = [];
  for (const url of LEAKS) {
    const { status } = await rawGet(port, url);
    leaks.push({ what: url, wrong: status === 200 && url !== "/mailbox" ? "200" : status >= 500 && `${status}` });
  }
  const headers = [];
  for (const path of [...PRIVATE, "/", "/allGroups", "/api/groups", "/api/accounts/me"])
    for (const header of HEADERS) headers.push(judge(`${path} with ${header.slice(0, 60)}`, await rawGet(port, path, `${header}\r\n`)));
  const methods = [];
  for (const method of ["TRACE", "TRACK", "PROPFIND", "LOCK", "PURGE", "CONNECT", "LINK", "OPTIONS"])
    for (const target of ["/", "*", "/api/groups", "/dashboard", "evil.example:443"]) {
      const answer = await rawRequest(port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      // CONNECT and an unknown method: the server closes the connection without an answer.
      const cutOff = answer.status === 0 && answer.closed;
      methods.push({ what: `${method} ${target}`, wrong: cutOff ? false : judge("", answer).wrong });
    }
  const smuggled = [];
  for (const [what, head] of [
    ["two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n"],
    ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"],
    ["an odd transfer encoding", "Transfer-Encoding: xchunked\r\n"],
    ["a space before the colon", "Transfer-Encoding : chunked\r\n"],
    ["a folded line", "X-Folded: a\r\n b\r\n"],
    ["a bare line feed", "X-Bare: a\nContent-Length: 5\r\n"],
  ]) {
    const request = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n0\r\n\r\nGET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const { text } = await rawRequest(port, request, 3000);
    smuggled.push({ what, wrong: /HTTP\/1\.1 200/.test(text) && "a second request was answered" });
  }
  return [
    verdict("ways to write the address of a private page", disguised),
    verdict("files that are nobody's business", leaks),
    verdict("headers on private and public addresses", headers),
    verdict("methods on pages, the API and nothing", methods),
    verdict("bodies whose length is in doubt", smuggled),
  ];
}
