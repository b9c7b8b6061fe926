// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@/lib/duration";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { listOperations } from "@/lib/rooms";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { plan } from "@/tests/support/meetups";
import { apiRoutes, type Handler } from "@/tests/support/routes";

let rina: Actor;
let params: Record<string, string>;
let routes: Map<string, Handler>;

const wordsOf = (query: unknown): string[] => Object.keys((query as { shape?: object } | undefined)?.shape ?? {});

/** Each list that can be read from a later place on, and the words that say from where. */
const LISTS = (await listOperations()).flatMap(({ method, path, query }) => {
  const cursors = wordsOf(query).filter((word) => word === "after" || word === "before");
  return method === "GET" ? cursors.map((word) => [`${path}?${word}=`, path, word] as const) : [];
});

const handlerOf = (name: string): Handler => {
  const handler = routes.get(name);
  if (!handler) throw new Error(`No handler for ${name}`);
  return handler;
};

beforeAll(async () => {
  routes = await apiRoutes();
  rina = await person("rina@example.com", "Rina Akter");
  actAs(rina);
  const { insertedId: groupId } = await (await send(handlerOf("POST /api/groups"), { method: "POST", body: aGroup() })).json();
  const now = Date.now();
  const [startsAt, endsAt] = [1, 2].map((days) => new Date(now + days * DAY_MS).toISOString());
  const meetupId = await plan(await database(), groupId, rina.accountId, { startsAt, endsAt }, new Date(now).toISOString());
  params = { groupId, meetupId };
});

test("many lists can be read on", () => expect(LISTS.length).toBeGreaterThan(10));

test.each(LISTS)("%s begins at the beginning", async (_, path, word) => {
  const handler = handlerOf(`GET ${path.replace(/\{(\w+)\}/g, "[$1]")}`);
  const [plain, empty] = [await send(handler, { path, params }), await send(handler, { path: `${path}?${word}=`, params })];
  expect([empty.status, await empty.json()]).toEqual([200, await plain.json()]);
});

test.each(LISTS)("%s is not found after what is no place in the list", async (_, path, word) => {
  const handler = handlerOf(`GET ${path.replace(/\{(\w+)\}/g, "[$1]")}`);
  for (const cursor of ["nonsense", "owner", ...(path.endsWith("/attendees") ? [] : ["0".repeat(24)])]) {
    const answer = await send(handler, { path: `${path}?${word}=${cursor}`, params });
    expect([answer.status, (await answer.json()).error], cursor).toMatchObject([
      404,
      { code: "not_found", fields: { [word]: [expect.any(String)] } },
    ]);
  }
});
