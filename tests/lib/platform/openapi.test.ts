// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as serve } from "@/app/openapi.json/route";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import type { Viewer } from "@/lib/platform/auth/viewer";
import { OPERATIONS, type Operation } from "@/lib/platform/openapi/operations";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { type ApiDocument, addressOf, answerCheck, requestsFor } from "@/tests/support/described-api";
import { apiRoutes, type Handler } from "@/tests/support/routes";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000000";
});

let document: ApiDocument;
let routes: Map<string, Handler>;
let problemOf: ReturnType<typeof answerCheck>;
let rina: Viewer;
const ids: string[] = [];

beforeAll(async () => {
  document = await serve().json();
  routes = await apiRoutes();
  problemOf = answerCheck(document);
  rina = await person("rina@example.com", "Rina Akter");
  actAs(rina);
  const post = handlerOf({ method: "post", path: "/api/groups" });
  for (const hobbyCategory of HOBBY_CATEGORIES)
    ids.push((await (await send(post, { method: "POST", body: aGroup({ hobbyCategory }) })).json()).insertedId);
});

const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, "[$1]");

function handlerOf({ method, path }: Pick<Operation, "method" | "path">): Handler {
  const handler = routes.get(`${method.toUpperCase()} ${routeOf(path)}`);
  if (!handler) throw new Error(`No handler for ${method} ${path}`);
  return handler;
}

test("describes every route of ours, and no other", () => {
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${routeOf(path)}`);
  const own = [...routes.keys()].filter((name) => !/\/api\/(auth\/|cron\/|\[\[)/.test(name));
  expect(new Set(described)).toEqual(new Set(own));
});

describe("whatever is sent, the answer is a described one and never a 5xx", () => {
  test.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s",
    async (_, operation) => {
      const described = document.paths[operation.path]?.[operation.method];
      if (!described) throw new Error("not described");
      const handler = handlerOf(operation);
      const { method, path } = operation;
      const requests = requestsFor(described, () => ids);
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const { signedIn, id, body } = request;
          actAs(signedIn ? rina : null);
          const response = await send(handler, { method: method.toUpperCase(), path: addressOf(path, request), body, id });
          expect(problemOf(method, path, response.status, await response.json())).toBeNull();
        }),
        { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
      );
    },
    120_000,
  );
});
