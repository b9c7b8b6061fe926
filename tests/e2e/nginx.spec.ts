import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hasNginx, startNginx } from "../../scripts/tools/nginx.mjs";
import { freePort } from "../support/app-server";
import { rawHttp } from "../support/raw-http";
import { expect, test } from "./fixtures";

test.skip(!hasNginx, "nginx is not installed here: nothing stands in front of the app, so this cannot be tried.");
test.use({ siteEnv: { TRUSTED_PROXY_HOPS: "1" } });

const { FLIGHT_HEADERS } = createRequire(import.meta.url)("next/dist/client/components/app-router-headers.js") as {
  FLIGHT_HEADERS: string[];
};
const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as { routes: Record<string, unknown> };
const PUBLIC = [...Object.keys(routes).filter((route) => !route.startsWith("/_")), "/allGroups?category=Hiking", "/covers/fishing.svg"];

/** What may make Next answer otherwise than a browser's plain look, alone and together. */
const TRICKS: Record<string, string>[] = [
  ...FLIGHT_HEADERS.map((name) => ({ [name]: "1" })),
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { "next-url": "/dashboard" },
  { "next-action": "0000000000000000000000000000000000000000" },
  { cookie: "__prerender_bypass=1" },
  { cookie: "__next_preview_data=1; __prerender_bypass=1" },
  { "x-nextjs-data": "1" },
  { "x-prerender-revalidate": "1" },
  { "x-middleware-prefetch": "1" },
  { "x-matched-path": "/nowhere" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "ftp" },
  { "x-original-url": "/nowhere" },
  { "x-rewrite-url": "/nowhere" },
  { range: "bytes=0-10" },
  { "if-none-match": "*" },
  { "if-modified-since": "Thu, 01 Jan 2099 00:00:00 GMT" },
  { accept: "text/x-component" },
  { "sec-fetch-dest": "image" },
  { "accept-encoding": "br" },
];

for (const [cache, knowsNext] of [
  ["the shipped cache", true],
  ["a cache that knows nothing of Next", false],
] as const)
  test(`nobody puts an answer into ${cache} that is not the page`, async ({ site }) => {
    test.setTimeout(180_000);
    const appPort = Number(new URL(site.url).port);
    const nginx = await startNginx(appPort, await freePort(), knowsNext);
    const port = Number(new URL(nginx.origin).port);
    let attempts = 0;
    const ask = (to: number, address: string, headers: Record<string, string> = {}) => {
      const fields = Object.entries({ host: "localhost", ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
      return rawHttp(to, `GET ${address} HTTP/1.1\r\n${fields.join("")}\r\n`);
    };
    /** What a visitor would notice. */
    const seen = ({ status, headers }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      type: headers["content-type"],
      to: headers.location,
      cookie: headers["set-cookie"],
      encoding: headers["content-encoding"],
    });
    try {
      for (const address of PUBLIC) {
        const page = seen(await ask(appPort, address));
        expect(page, address).toMatchObject({ status: 200, to: undefined, cookie: undefined });
        for (const trick of TRICKS)
          for (const suffix of ["", "_rsc", "_rsc=x"]) {
            // An address nobody has asked for yet, so that the first answer is the one that is kept.
            attempts += 1;
            const words = [`utm_source=${attempts}`, suffix].filter(Boolean).join("&");
            const fresh = `${address}${address.includes("?") ? "&" : "?"}${words}`;
            await ask(port, fresh, trick);
            const then = await ask(port, fresh);
            expect(seen(then), `${fresh} after ${JSON.stringify(trick)}`).toEqual(page);
          }
      }
      // The cache does work: the second visitor gets what the first one was sent.
      await ask(port, "/contact?utm_source=twice");
      expect((await ask(port, "/contact?utm_source=twice")).headers["x-cache"]).toBe("HIT");
    } finally {
      nginx.stop();
    }
  });

test("the shipped configuration knows every header that Next varies by", async ({ site }) => {
  const config = readFileSync("deploy/nginx.conf", "utf8");
  const { headers } = await rawHttp(Number(new URL(site.url).port), "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const varies = (headers.vary ?? "").split(/\s*,\s*/).filter((name) => !/^accept-encoding$/i.test(name));
  expect(varies).toContain("rsc");
  for (const name of [...varies, ...FLIGHT_HEADERS]) expect(config).toContain(`$http_${name.replaceAll("-", "_")}`);
});
