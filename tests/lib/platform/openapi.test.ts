// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as serve } from "@/app/openapi.json/route";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { type Operation, paramNames } from "@/lib/platform/http/operation";
import { verbsOf } from "@/lib/platform/http/routes";
import type { Actor } from "@/lib/platform/permission/actor";
import { listOperations } from "@/lib/rooms";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { type ApiDocument, addressOf, answerCheck, requestsFor } from "@/tests/support/described-api";
import { byText } from "@/tests/support/records";
import { apiRoutes, type Handler } from "@/tests/support/routes";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000000";
});

let document: ApiDocument;
let routes: Map<string, Handler>;
let problemOf: ReturnType<typeof answerCheck>;
let rina: Actor;
const ids: string[] = [];

beforeAll(async () => {
  document = await (await serve()).json();
  routes = await apiRoutes();
  problemOf = answerCheck(document);
  rina = await person("rina@example.com", "Rina Akter");
  actAs(rina);
  const post = handlerOf({ method: "POST", path: "/api/groups" });
  for (const hobbyCategory of HOBBY_CATEGORIES)
    ids.push((await (await send(post, { method: "POST", body: aGroup({ hobbyCategory }) })).json()).insertedId);
});

const OPERATIONS = await listOperations();

/** Whoever comes to the API from outside reads about these. */
const described = OPERATIONS.filter(({ internal }) => !internal);

const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, "[$1]");

const paramsOf = (path: string, id: string) => Object.fromEntries(paramNames(path).map((name) => [name, id]));

function handlerOf({ method, path }: Pick<Operation, "method" | "path">): Handler {
  const handler = routes.get(`${method} ${routeOf(path)}`);
  if (!handler) throw new Error(`No handler for ${method} ${path}`);
  return handler;
}

test("a route file exports exactly the verbs of the operations on its path", () => {
  const paths = new Set(OPERATIONS.map(({ path }) => path));
  const declared = [...paths].flatMap((path) =>
    verbsOf(OPERATIONS.filter((operation) => operation.path === path)).map((verb) => `${verb} ${routeOf(path)}`),
  );
  // next-auth's own, and what has no route at all.
  const own = [...routes.keys()].filter((name) => !/\/api\/(auth\/|\[\[)/.test(name));
  expect(declared.toSorted(byText)).toEqual(own.toSorted(byText));
});

test("one method and path is declared once", () => {
  const names = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
});

test("every operation is described but those for our own machines, and the post of a plain form where only such a one is a post", () => {
  const names = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const expected = described.flatMap(({ method, path, form }) => [`${method.toLowerCase()} ${path}`, ...(form ? [`post ${path}`] : [])]);
  expect(new Set(names)).toEqual(new Set(expected));
  expect(names).not.toContain("get /api/cron");
});

describe("whatever is sent, the answer is a described one and never a 5xx", () => {
  test.each(described.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s",
    async (_, operation) => {
      const description = document.paths[operation.path]?.[operation.method.toLowerCase()];
      if (!description) throw new Error("not described");
      const handler = handlerOf(operation);
      const { method, path } = operation;
      const requests = requestsFor(description, () => ids);
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const { signedIn, id, body } = request;
          actAs(signedIn ? rina : null);
          const response = await send(handler, { method, path: addressOf(path, request), body, params: paramsOf(path, id) });
          const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
          // A file is described by its type alone.
          if (type === "application/zip") {
            expect(Object.keys(description.responses["200"]?.content ?? {})).toEqual([type]);
            return;
          }
          const answer = type.startsWith("text/") ? await response.text() : await response.json();
          expect(problemOf(method.toLowerCase(), path, response.status, answer)).toBeNull();
        }),
        { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
      );
    },
    120_000,
  );
});

test.each([
  ["PUT", "/api/groups/{groupId}/membership"],
  ["POST", "/api/groups/{groupId}/requests/decisions"],
  ["POST", "/api/groups/{groupId}/invitations"],
  ["POST", "/api/groups/{groupId}/meetups"],
  ["POST", "/api/invitations/{token}/acceptance"],
])("that a group is closed is described as a conflict of %s %s", (method, path) => {
  expect(Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})).toContain("409");
});
