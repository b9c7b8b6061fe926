// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as serve } from "@/app/openapi.json/route";
import type { Viewer } from "@/lib/auth/viewer";
import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { OPERATIONS, type Operation } from "@/lib/openapi/operations";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { apiRoutes, type Handler } from "@/tests/support/routes";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000000";
});

interface Described {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, { content?: { "application/json": { schema: object } }; headers?: object }>;
}
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  maxLength?: number;
}

let document: { paths: Record<string, Record<string, Described>>; components: object };
let routes: Map<string, Handler>;
let ajv: Ajv2020;
let rina: Viewer;
const ids: string[] = [];

beforeAll(async () => {
  document = await serve().json();
  routes = await apiRoutes();
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "https://hobbyhub.example/openapi.json", ...document });
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

/** The description's own words on what may come back, held against what did. */
async function expectDescribed(operation: Operation, response: Response): Promise<void> {
  const described = document.paths[operation.path]?.[operation.method]?.responses[response.status];
  const body = await response.json();
  expect(described, `${operation.method} ${operation.path} answered ${response.status}: ${JSON.stringify(body)}`).toBeDefined();
  expect(response.status).toBeLessThan(500);
  const place = ["paths", operation.path, operation.method, "responses", String(response.status), "content", "application/json", "schema"];
  const pointer = place
    .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
    .map(encodeURIComponent)
    .join("/");
  const validate = ajv.getSchema(`https://hobbyhub.example/openapi.json#/${pointer}`);
  expect(validate?.(body), JSON.stringify([body, validate?.errors])).toBe(true);
}

test("describes every route of ours, and no other", () => {
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${routeOf(path)}`);
  const own = [...routes.keys()].filter((name) => !/\/api\/(auth|cron)\//.test(name));
  expect(new Set(described)).toEqual(new Set(own));
});

/** Strings people and attackers type. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "' OR 1=1 --",
    "$where",
    "__proto__",
    "../x",
    "%00",
    "\r\nBcc: a@b.example",
    "আড্ডা",
    "x".repeat(3000),
  ),
);

/** Nearly always as it should be: a body has eight such fields, and one bad one hides what the others do. */
const mostly = (good: fc.Arbitrary<unknown>, bad: fc.Arbitrary<unknown> = text) =>
  fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: bad });

const anId = fc.nat(9).map((index) => ids[index]);
const WELL_FORMED: Record<string, fc.Arbitrary<unknown>> = {
  imageUrl: mostly(fc.oneof(fc.constantFrom(...HOBBY_CATEGORIES.flatMap(coversOf)), fc.webUrl({ validSchemes: ["https"] }))),
  photoURL: mostly(fc.webUrl({ validSchemes: ["https"] })),
  displayName: mostly(fc.string({ unit: "grapheme", minLength: 5, maxLength: 30 })),
  startDate: mostly(fc.constantFrom("2026-02-28", "1999-12-31"), fc.constantFrom("2026-02-30", "yesterday", "99999-01-01")),
  email: mostly(fc.constantFrom("rina@example.com", "Omar@Example.com", "নাম@example.com", "a.b+c@example.org")),
  creatorEmail: mostly(fc.constant("rina@example.com"), fc.emailAddress()),
  after: mostly(anId),
  before: mostly(anId),
  limit: mostly(fc.integer({ min: 1, max: 100 }).map(String), fc.integer().map(String)),
  // Hashing a password costs what a hundred other requests cost: few of these are good ones.
  password: fc.oneof({ weight: 30, arbitrary: fc.string({ maxLength: 5 }) }, { weight: 1, arbitrary: fc.constant("Good enough 1") }),
  newPassword: fc.string({ maxLength: 5 }),
};

function valueFor(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const known = WELL_FORMED[name];
  if (known) return known;
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.type === "number" || schema.type === "integer") return mostly(fc.integer({ min: 1, max: 10_000 }), fc.double());
  return mostly(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }));
}

/** Mostly what the schema asks for, with fields left out, added or of another type; now and then anything at all. */
function bodyFor(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valueFor(name, of)] as const);
  const good = fc.record(Object.fromEntries(fields));
  const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const extra = fc.tuple(partial, text, fc.jsonValue()).map(([body, key, value]) => ({ ...body, [key]: value }));
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 4, arbitrary: partial },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function queryFor({ parameters }: Described): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => [name, valueFor(name, schema)] as const);
  const words = fc.tuple(
    fc.record(Object.fromEntries(known)),
    fc.subarray(
      known.map(([name]) => name),
      { maxLength: Math.min(3, known.length) },
    ),
  );
  const pairs = words.map(([record, names]) => names.map((name) => [name, String(record[name])] as [string, string]));
  const junk = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 2 });
  return fc.oneof({ weight: 6, arbitrary: pairs }, { weight: 1, arbitrary: junk }).map((list) => new URLSearchParams(list).toString());
}

describe("whatever is sent, the answer is a described one and never a 5xx", () => {
  test.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s",
    async (_, operation) => {
      const described = document.paths[operation.path]?.[operation.method];
      if (!described) throw new Error("not described");
      const handler = handlerOf(operation);
      const requests = fc.record({
        signedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
        id: fc.oneof(
          fc.nat(9).map((index) => ids[index]),
          text,
        ),
        query: operation.query
          ? queryFor(described)
          : fc.oneof({ weight: 9, arbitrary: fc.constant("") }, { weight: 1, arbitrary: queryFor(described) }),
        body: bodyFor(described.requestBody?.content["application/json"].schema),
      });
      await fc.assert(
        fc.asyncProperty(requests, async ({ signedIn, id, query, body }) => {
          actAs(signedIn ? rina : null);
          const path = `${operation.path.replace("{id}", encodeURIComponent((id ?? "").toWellFormed()))}?${query}`;
          await expectDescribed(operation, await send(handler, { method: operation.method.toUpperCase(), path, body, id: id ?? "" }));
        }),
        { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
      );
    },
    120_000,
  );
});
