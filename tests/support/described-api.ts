import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
}

interface Described {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: { "application/json"?: { schema: JsonSchema } } };
  responses: Record<string, { content?: { "application/json": { schema: object } } }>;
}

/** The description of the API, as `/openapi.json` returns it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: object;
}

interface ApiRequest {
  signedIn: boolean;
  /** Used for every parameter of the path. */
  id: string;
  query: string;
  body: unknown;
}

const ADDRESS = "https://hobbyhub.example/openapi.json";

/**
 * Compares answers with the description of the API.
 * @returns a function that says what is wrong with an answer; null when the answer is described and not a 5xx
 */
export function answerCheck(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: ADDRESS, ...document });
  return (method: string, path: string, status: number, body: unknown): string | null => {
    const said = `${method} ${path} answered ${status}: ${JSON.stringify(body)}`;
    if (status >= 500 || !document.paths[path]?.[method]?.responses[status]) return said;
    const [type = "application/json"] = Object.keys(document.paths[path][method].responses[status]?.content ?? {});
    const place = ["paths", path, method, "responses", String(status), "content", type, "schema"];
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    const validate = ajv.getSchema(`${ADDRESS}#/${pointer}`);
    return validate?.(body) ? null : `${said} ${JSON.stringify(validate?.errors)}`;
  };
}

/** Strings that people and attackers type. */
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

/** Nearly always a valid value: a body has eight such fields, and one invalid field hides the effect of the others. */
const mostly = (good: fc.Arbitrary<unknown>, bad: fc.Arbitrary<unknown> = text) =>
  fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: bad });

/** Values for fields whose names imply a format. */
const WELL_FORMED: Record<string, fc.Arbitrary<unknown>> = {
  imageUrl: mostly(fc.oneof(fc.constantFrom(...HOBBY_CATEGORIES.flatMap(coversOf)), fc.webUrl({ validSchemes: ["https"] }))),
  photoURL: mostly(fc.webUrl({ validSchemes: ["https"] })),
  displayName: mostly(fc.string({ unit: "grapheme", minLength: 5, maxLength: 30 })),
  startDate: mostly(fc.constantFrom("2026-02-28", "1999-12-31"), fc.constantFrom("2026-02-30", "yesterday", "99999-01-01")),
  email: mostly(fc.constantFrom("rina@example.com", "Omar@Example.com", "নাম@example.com", "a.b+c@example.org")),
  creatorEmail: mostly(fc.constant("rina@example.com"), fc.emailAddress()),
  limit: mostly(fc.integer({ min: 1, max: 100 }).map(String), fc.integer().map(String)),
  // Hashing a password costs as much as a hundred other requests, so few of these are valid.
  password: fc.oneof({ weight: 30, arbitrary: fc.string({ maxLength: 5 }) }, { weight: 1, arbitrary: fc.constant("Good enough 1") }),
  newPassword: fc.string({ maxLength: 5 }),
};

function valueFor(name: string, schema: JsonSchema, anId: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (name === "after" || name === "before") return mostly(anId);
  const known = WELL_FORMED[name];
  if (known) return known;
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.type === "number" || schema.type === "integer") return mostly(fc.integer({ min: 1, max: 10_000 }), fc.double());
  return mostly(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }));
}

/** Mostly a body that matches the schema, with fields left out, added or of another type; sometimes any JSON value. */
function bodyFor(schema: JsonSchema | undefined, anId: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valueFor(name, of, anId)] as const);
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

function queryFor({ parameters }: Described, anId: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => [name, valueFor(name, schema, anId)] as const);
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

/** Requests to one operation: nearly valid, invalid, and without a session. `ids` are groups that exist when the request is generated. */
export function requestsFor(described: Described, ids: () => string[]): fc.Arbitrary<ApiRequest> {
  const anId = fc.nat().map((number) => ids()[number % ids().length] ?? "");
  const query = queryFor(described, anId);
  const takesQuery = described.parameters.some((parameter) => parameter.in === "query");
  return fc.record({
    signedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    id: fc.oneof(anId, text),
    query: takesQuery ? query : fc.oneof({ weight: 9, arbitrary: fc.constant("") }, { weight: 1, arbitrary: query }),
    body: bodyFor(described.requestBody?.content["application/json"]?.schema, anId),
  });
}

/** The address of a request. It cannot contain half a surrogate pair. */
export const addressOf = (path: string, { id, query }: ApiRequest): string =>
  `${path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()))}?${query}`;
