import "server-only";
import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { FORM_TYPE, JSON_TYPE } from "@/lib/platform/http/body";
import { KEY_HEADER, KEY_PATTERN } from "@/lib/platform/http/idempotency-key";
import type { Operation } from "@/lib/platform/http/operation";
import type { ErrorBody } from "@/lib/platform/http/reply";
import { ABOUT, SIGNING_IN } from "./about";
import { formSchema } from "./form-body";
import { type Json, jsonSchema } from "./json-schema";

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

interface Described {
  description: string;
  headers?: Json;
  content?: Json;
}

interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Json[];
  requestBody?: { required: boolean; content: Json };
  security: Json[];
  responses: Record<string, Described>;
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
  unsupported_type: "Of a media type that is not taken here",
  invalid: "A field needs another look",
  too_many_requests: "Too fast; see Retry-After",
  internal: "Our mistake",
  unavailable: "The store is away; see Retry-After",
};

const RETRY_AFTER = { "Retry-After": { description: "Seconds", schema: { type: "integer", minimum: 1 } } };

function refusals({
  method,
  actor,
  fromAnywhere,
  errors = [],
}: Pick<Operation, "method" | "actor" | "fromAnywhere" | "errors">): Record<string, Described> {
  const usual = method === "GET" ? READ_ERRORS : WRITE_ERRORS;
  const codes = new Set([
    ...usual.filter((code) => !(fromAnywhere && (code === "forbidden" || code === "unsupported_type"))),
    ...(actor === "required" ? (["unauthenticated"] as const) : []),
    ...errors,
  ]);
  const answers = [...codes].map((code) => {
    const waits = code === "too_many_requests" || code === "unavailable";
    const content = { [JSON_TYPE]: { schema: { $ref: "#/components/schemas/Error" } } };
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

function parameters({ path, query, once }: Pick<Operation, "path" | "query" | "once">): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const { properties = {}, required = [] }: { properties?: Record<string, Json>; required?: string[] } = query
    ? jsonSchema(query, "input")
    : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
  return [...inPath, ...inQuery, ...(once ? [ONCE] : [])];
}

/**
 * The name of an operation and its noun, for programs that are made from the description: `PUT /api/groups/{groupId}/bans/{personId}` is
 * `putGroupsByGroupIdBansByPersonId`, of `groups`.
 */
function nameOf(method: string, path: string): Pick<DescribedOperation, "operationId" | "tags"> {
  const [noun = "", ...parts] = path.replace("/api/", "").split("/");
  const words = [noun, ...parts].flatMap((part) => part.replace("{", "by-").replace("}", "").split(/[-.]/));
  return { operationId: method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(""), tags: [noun] };
}

const securityOf = (actor: Operation["actor"]): Json[] => (actor === "required" ? [{ session: [] }] : [{}, { session: [] }]);

function describeOperation(operation: Operation): DescribedOperation {
  const { method, summary, actor, status = 200, mediaType = JSON_TYPE, answer, body } = operation;
  const headers = Object.entries(operation.headers ?? {}).map(([name, description]) => [name, { description, schema: { type: "string" } }]);
  return {
    ...nameOf(method, operation.path),
    summary,
    parameters: parameters(operation),
    ...(body && { requestBody: { required: method !== "DELETE", content: { [JSON_TYPE]: { schema: jsonSchema(body, "input") } } } }),
    security: securityOf(actor),
    responses: {
      [String(status)]: {
        description: "Done",
        ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
        content: { [mediaType]: { schema: jsonSchema(answer, "output") } },
      },
      ...(operation.headers?.ETag && { "304": NOT_MODIFIED }),
      ...refusals(operation),
    },
  };
}

const FORM_KEPT = {
  description: "A plain form was kept, and the next page says so; or nobody is signed in, and the next page asks for that",
  headers: { Location: { description: "The next page", schema: { type: "string" } } },
};

const NOT_MODIFIED = { description: "What `If-None-Match` names is still the present answer" };

/** Describes a POST of a path that has no POST operation: it accepts only the plain forms of the other operations. */
function onlyForms(forms: readonly [Operation, ...Operation[]]): DescribedOperation {
  const [{ path, actor }] = forms;
  return {
    ...nameOf("POST", path),
    summary: `By a plain form: ${forms.map(({ summary }) => summary).join("; ")}`,
    parameters: parameters({ path }),
    requestBody: { required: true, content: {} },
    security: securityOf(actor),
    responses: refusals({ method: "POST", actor, errors: forms.flatMap(({ errors = [] }) => errors) }),
  };
}

/** Adds the forms to a POST. Browsers post every form, whatever its operation's method, and the answer is a page. */
function takingForms(post: DescribedOperation, forms: readonly Operation[]): DescribedOperation {
  const [schema, ...others] = forms.map(formSchema);
  const { required = false, content = {} } = post.requestBody ?? {};
  const answered = Object.entries(post.responses).map(([status, response]): [string, Described] =>
    Number(status) < 400
      ? [status, response]
      : [status, { ...response, content: { ...response.content, "text/html": { schema: { type: "string" } } } }],
  );
  return {
    ...post,
    requestBody: {
      required,
      content: { ...content, [FORM_TYPE]: { schema: others.length > 0 ? { anyOf: [schema, ...others] } : schema } },
    },
    responses: { ...Object.fromEntries(answered), "303": FORM_KEPT },
  };
}

function describePath(operations: readonly Operation[]): Record<string, DescribedOperation> {
  const own = Object.fromEntries(operations.map((operation) => [operation.method.toLowerCase(), describeOperation(operation)]));
  const [form, ...forms] = operations.filter((operation) => operation.form);
  return form ? { ...own, post: takingForms(own.post ?? onlyForms([form, ...forms]), [form, ...forms]) } : own;
}

/** The OpenAPI 3.1 description of the API, made from the same schemas that the handlers parse with. */
export function openApiDocument(operations: readonly Operation[]): Json {
  const described = operations.filter(({ internal }) => !internal);
  const paths = [...new Set(described.map(({ path }) => path))].map((path) => [
    path,
    describePath(described.filter((operation) => operation.path === path)),
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "HobbyHub", version: "1.0.0", description: ABOUT },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: jsonSchema(ErrorSchema, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookieName(false), description: SIGNING_IN } },
    },
  };
}
