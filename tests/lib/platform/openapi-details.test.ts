import { describe, expect, test } from "vitest";
import { GET as serve } from "@/app/openapi.json/route";
import { listOperations } from "@/lib/rooms";
import { byText } from "@/tests/support/records";

type Json = Record<string, unknown>;

interface Described {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: { "application/json"?: { schema: { properties: Record<string, { description?: string }> } } } };
  responses: Record<string, { headers?: Json; content?: Json }>;
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Described>>;
  components: Json;
}

const { info, paths, components }: Document = await (await serve()).json();
const OPERATIONS = (await listOperations()).filter(({ internal }) => !internal);

const describedAs = ({ method, path }: { method: string; path: string }): Described => {
  const described = paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`${method} ${path} is not described`);
  return described;
};

test.each(OPERATIONS.filter(({ query }) => query).map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "%s says which parameters it needs",
  (_, operation) => {
    const needed = operation.query?.safeParse({}).error?.issues.map(({ path: [name] }) => name) ?? [];
    const described = describedAs(operation).parameters.filter((parameter) => parameter.in === "query" && parameter.required);
    expect(described.map(({ name }) => name)).toEqual(needed);
  },
);

test("a parameter that says yes does so in the same words everywhere", () => {
  const all = Object.values(paths).flatMap(Object.values<Described>);
  const flags = all.flatMap(({ parameters }) => parameters).filter(({ schema }) => JSON.stringify(schema).includes('"1"'));
  expect(flags.map(({ name }) => name).toSorted(byText)).toEqual(["free", "others", "ready", "unread"]);
  for (const { schema } of flags) expect(schema).toMatchObject({ enum: expect.arrayContaining(["1", "true"]) });
});

/** Every property in a JSON schema, with its name. */
function propertiesIn(schema: unknown): [string, Json][] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, Json> };
  return [...Object.entries(properties), ...Object.values(schema).flatMap(propertiesIn)];
}

describe("the fields of answers", () => {
  const fields = Object.values(paths)
    .flatMap(Object.values<Described>)
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, { content }]) => (Number(status) < 300 ? propertiesIn(content) : []));

  test("each have a type", () => {
    const bare = fields.filter(([, field]) => ["type", "anyOf", "oneOf", "enum", "const"].every((word) => !(word in field)));
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  test("count from something on", () => {
    const all = fields.flatMap(([name, field]) => (JSON.stringify(field).includes('"minimum":-') ? [name] : []));
    expect(all).toEqual([]);
  });

  test("that are moments are described as such", () => {
    const moments = fields.filter(([name]) => /(?:[a-z]At|^at|since|until|heldUntil)$/i.test(name) && name !== "digestAt");
    expect(moments.length).toBeGreaterThan(50);
    const plain = moments.filter(([, field]) => !/"format":"date-time"|"type":"null"\}$/.test(JSON.stringify(field)));
    expect(plain.map(([name]) => name)).toEqual([]);
  });
});

test("what holds for every operation is said once", () => {
  for (const word of ["Origin", "JSON in UTF-8", "64 kB", "`next`", "`fields`", "`Allow`", "`Retry-After`"])
    expect(info.description).toContain(word);
});

test("every operation has a name of its own, and its noun", () => {
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(names).toEqual([...new Set(names)]);
  const put = describedAs({ method: "PUT", path: "/api/groups/{groupId}/bans/{personId}" });
  expect([put.operationId, put.tags]).toEqual(["putGroupsByGroupIdBansByPersonId", ["groups"]]);
  expect(names).toContain("getGroupsByGroupIdMembersCsv");
});

test("what is taken from anywhere is refused for no origin and no media type", () => {
  const { responses } = describedAs({ method: "POST", path: "/api/unsubscribe/{token}" });
  expect(["403", "415"].filter((status) => status in responses)).toEqual([]);
});

test("the session says how one signs in, and the name of its cookie with and without https", () => {
  expect(components.securitySchemes).toEqual({
    session: {
      type: "apiKey",
      in: "cookie",
      name: "authjs.session-token",
      description: expect.stringContaining("`__Host-authjs.session-token`"),
    },
  });
  for (const words of ["POST /api/auth/callback/credentials", "POST /api/auth/signout", "X-Auth-Return-Redirect", "wrong-password"])
    expect(JSON.stringify(components.securitySchemes)).toContain(words);
});

test("a calendar says that it may not have changed, and a form where it leads", () => {
  const calendars = Object.entries(paths).filter(([path]) => path.startsWith("/api/calendars/"));
  expect(calendars).toHaveLength(4);
  for (const [, { get }] of calendars) {
    expect(get?.responses["304"]).toBeDefined();
    expect(get?.responses["200"]?.headers).toHaveProperty("ETag");
  }
  expect(paths["/api/contact"]?.post?.responses["303"]?.headers).toHaveProperty("Location");
});

test.each([
  ["POST", "/api/groups/{groupId}/meetups", ["startsAt", "endsAt", "zone", "place", "online", "hostId"]],
  ["PUT", "/api/meetups/{meetupId}", ["startsAt", "endsAt", "zone", "scope", "alsoEdited"]],
  ["POST", "/api/groups", ["imageUrl"]],
  ["PUT", "/api/groups/{groupId}/membership", ["answers", "rulesVersion", "contact"]],
  ["POST", "/api/groups/{groupId}/invitations", ["role", "expiresAt", "uses", "email"]],
  ["PATCH", "/api/accounts/me", ["zone"]],
])("%s %s says how its fields are written that have no format", (method, path, names) => {
  const properties = describedAs({ method, path }).requestBody?.content["application/json"]?.schema.properties ?? {};
  for (const name of names) expect([name, properties[name]]).toEqual([name, expect.objectContaining({ description: expect.any(String) })]);
});
