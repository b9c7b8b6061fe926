import "server-only";
import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import { KEY_HEADER, KEY_PATTERN } from "@/lib/platform/http/idempotency-key";
import type { Operation } from "@/lib/platform/http/operation";
import type { ErrorBody } from "@/lib/platform/http/reply";

type Json = Record<string, unknown>;

const CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

const ErrorSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(CODES),
    message: z.string().describe("A sentence a person can read."),
    reason: z.string().optional().describe("Which rule refused it, where there is more than one."),
    next: z.string().optional().describe("What a person can do instead."),
    fields: z.record(z.string(), z.array(z.string())).optional().describe("Messages by field."),
    current: z.record(z.string(), z.unknown()).optional().describe("What the fields hold in which an edit collided with another."),
    requestId: z.string(),
  }),
}) satisfies z.ZodType<ErrorBody>;

/** What a client sends: the shape before anything is trimmed or transformed. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}

const READ_ERRORS: ErrorCode[] = ["malformed", "forbidden", "invalid", "too_many_requests", "internal", "unavailable"];
const WRITE_ERRORS: ErrorCode[] = [...READ_ERRORS, "too_large", "unsupported_type"];

const DESCRIPTIONS: Record<ErrorCode, string> = {
  malformed: "Not valid JSON or text; where a key is taken, also one of another shape",
  unauthenticated: "No session",
  forbidden: "Somebody else's, or from another site",
  not_found: "No such thing",
  method_not_allowed: "Not a method of this path; see Allow",
  conflict: "There already, or changed meanwhile",
  gone: "Used up, taken back or over",
  too_large: "Body too large",
  unsupported_type: "Not JSON",
  invalid: "A field needs another look",
  too_many_requests: "Too fast; see Retry-After",
  internal: "Our mistake",
  unavailable: "The store is away; see Retry-After",
};

const RETRY_AFTER = { "Retry-After": { description: "Seconds", schema: { type: "integer", minimum: 1 } } };

function refusals({ method, actor, errors = [] }: Operation): Json {
  const codes = new Set([
    ...(method === "GET" ? READ_ERRORS : WRITE_ERRORS),
    ...(actor === "required" ? (["unauthenticated"] as const) : []),
    ...errors,
  ]);
  const answers = [...codes].map((code) => {
    const waits = code === "too_many_requests" || code === "unavailable";
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    return [String(ERROR_STATUS[code]), { description: DESCRIPTIONS[code], ...(waits && { headers: RETRY_AFTER }), content }];
  });
  return Object.fromEntries(answers);
}

const ONCE = {
  name: KEY_HEADER,
  in: "header",
  required: false,
  description:
    "Names this one creation, so that it can be sent again where the answer got lost: the first answer is given again, and nothing is made a second time. With the same key of the same person the first answer stands, whatever the body says; where nobody is asked who they are, another body is another thing.",
  schema: { type: "string", pattern: KEY_PATTERN },
};

function parameters({ path, query, once }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const { properties = {} } = query ? (jsonSchema(query, "input") as { properties?: Record<string, Json> }) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: false, schema }));
  return [...inPath, ...inQuery, ...(once ? [ONCE] : [])];
}

function requestBody({ method, body, form }: Operation): Json | undefined {
  if (!body) return undefined;
  const schema = jsonSchema(body, "input");
  const content = { "application/json": { schema }, ...(form && { "application/x-www-form-urlencoded": { schema } }) };
  return { required: method !== "DELETE", content };
}

function describeOperation(operation: Operation): Json {
  const { summary, actor, status = 200, mediaType = "application/json", answer, form } = operation;
  const headers = Object.entries(operation.headers ?? {}).map(([name, description]) => [name, { description, schema: { type: "string" } }]);
  const body = requestBody(operation);
  return {
    summary,
    parameters: parameters(operation),
    ...(body && { requestBody: body }),
    security: actor === "required" ? [{ session: [] }] : [{}, { session: [] }],
    responses: {
      [String(status)]: {
        description: "Done",
        ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
        content: { [mediaType]: { schema: jsonSchema(answer, "output") } },
      },
      ...(form && { "303": { description: "A plain form was kept; the next page says so" } }),
      ...refusals(operation),
    },
  };
}

/** The API in OpenAPI 3.1, made from the very schemas the handlers parse with. */
export function openApiDocument(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations.filter(({ internal }) => !internal))
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describeOperation(operation) };
  return {
    openapi: "3.1.0",
    info: { title: "HobbyHub", version: "1.0.0", description: "Find, browse, create and run hobby groups." },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorSchema, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "authjs.session-token" } },
    },
  };
}
