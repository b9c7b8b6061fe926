import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { attack } from "../../scripts/attack/cache.attack.mjs";
import { hasNginx } from "../../scripts/tools/nginx.mjs";
import { rawHttp } from "../support/raw-http";
import { expect, test } from "./fixtures";
import { LOOKS_AT_ALL } from "./support/breadth";

if (!hasNginx)
  console.warn("\n!!! NOBODY TRIED TO POISON A SHARED CACHE: nginx is not installed here, nothing stands in front of the app. !!!\n");
test.use({ siteEnv: { TRUSTED_PROXY_HOPS: "1" } });

const { FLIGHT_HEADERS } = createRequire(import.meta.url)("next/dist/client/components/app-router-headers.js") as {
  FLIGHT_HEADERS: string[];
};

test("nobody puts an answer into a cache that is not the page: where nginx is installed, not into a shared one either", async ({
  site,
}) => {
  for (const { tried, got, held } of await attack({ port: Number(new URL(site.url).port), every: LOOKS_AT_ALL ? 1 : 8 }))
    expect([tried, got, held]).toEqual([tried, got, true]);
});

test("the shipped configuration knows every header that Next varies by", async ({ site }) => {
  const config = readFileSync("deploy/nginx.conf", "utf8");
  const { headers } = await rawHttp(Number(new URL(site.url).port), "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const varies = (headers.vary ?? "").split(/\s*,\s*/).filter((name) => !/^accept-encoding$/i.test(name));
  expect(varies).toContain("rsc");
  for (const name of [...varies, ...FLIGHT_HEADERS]) expect(config).toContain(`$http_${name.replaceAll("-", "_")}`);
});
