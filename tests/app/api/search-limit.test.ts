// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { GET } from "@/app/api/groups/route";
import { LIMITS } from "@/lib/platform/http/limits";
import { send } from "@/tests/support/api";

test("words to search for have an allowance of their own; a list without words goes on", async () => {
  const search = () => send(GET, { path: "/api/groups?q=readers" });
  for (let n = 0; n < LIMITS.search.points; n++) expect((await search()).status).toBe(200);
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(GET, { path: "/api/groups" })).status).toBe(200);
});
