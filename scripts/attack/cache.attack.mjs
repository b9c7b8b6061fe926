import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "../bench/measure.mjs";
import { hasNginx, startNginx } from "../tools/nginx.mjs";
import { ROOT } from "../tools/steps.mjs";
import { rawGet } from "./site.mjs";

export const title = "Putting an answer into a cache that is not the page";

const { FLIGHT_HEADERS } = createRequire(import.meta.url)("next/dist/client/components/app-router-headers.js");

/** Headers that may make Next answer differently from a browser's plain request, alone and together. */
const TRICKS = [
  ...FLIGHT_HEADERS.map((name) => `${name}: 1\r\n`),
  "rsc: 1\r\nnext-router-prefetch: 1\r\nnext-router-segment-prefetch: /_tree\r\n",
  "next-url: /dashboard\r\n",
  "next-action: 0000000000000000000000000000000000000000\r\n",
  "cookie: __prerender_bypass=1\r\n",
  "cookie: __next_preview_data=1; __prerender_bypass=1\r\n",
  "x-nextjs-data: 1\r\n",
  "x-prerender-revalidate: 1\r\n",
  "x-middleware-prefetch: 1\r\n",
  "x-matched-path: /nowhere\r\n",
  "x-forwarded-host: evil.example\r\n",
  "x-forwarded-proto: ftp\r\n",
  "x-original-url: /nowhere\r\n",
  "x-rewrite-url: /nowhere\r\n",
  "range: bytes=0-10\r\n",
  "if-none-match: *\r\n",
  "if-modified-since: Thu, 01 Jan 2099 00:00:00 GMT\r\n",
  "accept: text/x-component\r\n",
  "sec-fetch-dest: image\r\n",
  "accept-encoding: br\r\n",
];

function publicAddresses() {
  const { routes } = JSON.parse(readFileSync(join(ROOT, ".next/prerender-manifest.json"), "utf8"));
  return [...Object.keys(routes).filter((route) => !route.startsWith("/_")), "/allGroups?category=Hiking", "/covers/fishing.svg"];
}

const fieldOf = (text, name) => new RegExp(`^${name}: (.*?)\\r?$`, "im").exec(text.split("\r\n\r\n", 1)[0])?.[1];

/** The parts of an answer that a visitor would notice. */
const seen = ({ status, text }) =>
  JSON.stringify([status, ...["content-type", "location", "set-cookie", "content-encoding"].map((name) => fieldOf(text, name))]);

/** Sends each trick to each of these addresses, then a plain request. @returns how many tricks were sent, and what went wrong */
async function poison(appPort, port, addresses) {
  let attempts = 0;
  const poisoned = [];
  for (const address of addresses) {
    const page = seen(await rawGet(appPort, address));
    for (const trick of TRICKS)
      for (const suffix of ["", "&_rsc", "&_rsc=x"]) {
        // An address without earlier requests, so that the cache stores the first answer.
        attempts += 1;
        const fresh = `${address}${address.includes("?") ? "&" : "?"}utm_source=${attempts}${suffix}`;
        await rawGet(port, fresh, trick);
        const then = seen(await rawGet(port, fresh));
        if (then !== page) poisoned.push(`${fresh} after ${trick.trim()}: ${then}`);
      }
  }
  return { attempts, poisoned };
}

/** The headers that Next reads a nonce from, each with a public page that nobody has requested yet. */
const POLICIES = {
  "content-security-policy": "/allGroups?category=Running&sort=za",
  "content-security-policy-report-only": "/allGroups?category=Writing&sort=za",
};

/** Makes Next render a page with a stranger's nonce. @returns a row about the text of the page that the next visitor gets */
async function strangersNonce(port) {
  const wrong = [];
  for (const [name, address] of Object.entries(POLICIES)) {
    await rawGet(port, address, `${name}: default-src 'nonce-STRANGER'\r\n`);
    const { status, text } = await rawGet(port, address);
    const isPage = status === 200 && text.includes('<style data-precedence="next">');
    if (!isPage || text.includes("STRANGER")) wrong.push(`${address} after ${name}`);
  }
  return { tried: "a nonce in the request that has a page made", got: wrong.join(", ") || "not in the page", held: wrong.length === 0 };
}

/**
 * @param every tries only every n-th public address
 * @returns a row for the pages that this server caches itself, one for the shipped nginx, and one for a cache without rules for Next
 */
export async function attack({ port: appPort, every = 1 }) {
  const rows = [await strangersNonce(appPort)];
  if (!hasNginx) return [...rows, { tried: "nginx in front", got: "not tried: nginx is not installed here", held: true }];
  const addresses = publicAddresses().filter((_, at) => at % every === 0);
  for (const [cache, knowsNext] of [
    ["the shipped nginx", true],
    ["a cache that knows nothing of Next", false],
  ]) {
    const nginx = await startNginx(appPort, await freePort(), knowsNext);
    const port = Number(new URL(nginx.origin).port);
    const { attempts, poisoned } = await poison(appPort, port, addresses);
    const example = poisoned.length > 0 ? ` such as ${poisoned[0]}` : "";
    rows.push({
      tried: `${attempts} odd requests through ${cache}, each followed by a plain one`,
      got: `${poisoned.length} poisoned${example}`,
      held: poisoned.length === 0,
    });
    // Checks that the cache works: one that stores nothing could not be poisoned.
    await rawGet(port, "/contact?utm_source=twice");
    const second = fieldOf((await rawGet(port, "/contact?utm_source=twice")).text, "x-cache");
    rows.push({ tried: `${cache} keeps pages`, got: `${second} for the second visitor`, held: second === "HIT" });
    nginx.stop();
  }
  return rows;
}
