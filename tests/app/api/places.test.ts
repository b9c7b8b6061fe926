// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { describe, expect, test } from "vitest";
import { GET as groupPlaces } from "@/app/api/groups/places/route";
import { GET as meetupPlaces } from "@/app/api/meetups/places/route";
import { send } from "@/tests/support/api";

describe.each([
  ["groups", groupPlaces, 100],
  ["meetups", meetupPlaces, 60],
] as const)("the places of %s", (things, handler, most) => {
  const ask = (query: string) => send(handler, { path: `/api/${things}/places${query}` });
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at}`.padStart(24, "0")).join(",");

  test("are told for as many as may be asked for", async () => {
    expect((await ask(`?ids=${ids(most)}`)).status).toBe(200);
  });

  test.each(["", "?ids=", "?ids=x", `?ids=${ids(1)},`, `?ids=${ids(most + 1)}`])("%.40s names none that could be found", async (query) => {
    const response = await ask(query);
    const message = `Name 1 to ${most} ${things} by their ids, with commas between them.`;
    expect([response.status, (await response.json()).error.fields]).toEqual([422, { ids: [message] }]);
  });
});
