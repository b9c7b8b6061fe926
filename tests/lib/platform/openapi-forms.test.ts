// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, describe, expect, test } from "vitest";
import { GET as serve } from "@/app/openapi.json/route";
import { FORM_TYPE, JSON_TYPE } from "@/lib/platform/http/body";
import { METHOD_FIELD } from "@/lib/platform/http/form";
import type { Operation } from "@/lib/platform/http/operation";
import { listOperations } from "@/lib/rooms";
import { actAs, person, send } from "@/tests/support/api";
import { apiRoutes, type Handler } from "@/tests/support/routes";

interface Field {
  type?: string;
  enum?: string[];
  const?: string;
  minimum?: number;
}

interface FormBody {
  properties: Record<string, Field>;
  patternProperties?: Record<string, Field>;
  required?: string[];
  anyOf?: FormBody[];
}

interface Described {
  requestBody?: { content: Record<string, { schema: FormBody }> };
  responses: Record<string, { content?: object }>;
}

let paths: Record<string, Record<string, Described>>;
let routes: Map<string, Handler>;

beforeAll(async () => {
  ({ paths } = await (await serve()).json());
  routes = await apiRoutes();
  actAs(await person("rina@example.com", "Rina Akter"));
});

const OPERATIONS = (await listOperations()).filter(({ internal }) => !internal);
const FORMS = OPERATIONS.filter(({ form }) => form).map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

const typesOf = (method: string, path: string): string[] => Object.keys(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {});

const isFor = ({ method }: Operation, { properties }: FormBody): boolean => (properties[METHOD_FIELD]?.const ?? "POST") === method;

/** The fields of this operation's form, as its path describes them. */
function describedForm(operation: Operation): FormBody {
  const schema = paths[operation.path]?.post?.requestBody?.content[FORM_TYPE]?.schema;
  const form = [schema?.anyOf ?? schema ?? []].flat().find((each) => isFor(operation, each));
  if (!form) throw new Error(`No form is described for ${operation.method} ${operation.path}`);
  return form;
}

const SAMPLES: Record<string, string> = { email: "rina@example.com", currencySeen: "BDT", answers: "I fish." };

const sampleOf = (name: string, field: Field): string =>
  SAMPLES[name] ?? field.const ?? field.enum?.[0] ?? (field.type === "integer" ? String(field.minimum ?? 1) : "on");

/** A form with every field that it is said to have, but for the one that names its method. */
function filled({ properties, patternProperties = {} }: FormBody): Record<string, string> {
  const named = Object.entries(properties).map(([name, field]) => [name, sampleOf(name, field)]);
  const numbered = Object.entries(patternProperties).map(([pattern, field]) => {
    const [, name = ""] = /^\^(\w+)/.exec(pattern) ?? [];
    expect(`${name}.0`).toMatch(new RegExp(pattern));
    return [`${name}.0`, sampleOf(name, field)];
  });
  const { [METHOD_FIELD]: _, ...fields } = Object.fromEntries([...named, ...numbered]);
  return fields;
}

describe.each(FORMS)("%s", (_, operation) => {
  const { method, path, body, form } = operation;

  test("its form is described as a post, with its method where it has another one, and as nothing else", () => {
    expect(typesOf("POST", path)).toContain(FORM_TYPE);
    if (method !== "POST") expect(typesOf(method, path)).not.toContain(FORM_TYPE);
    expect(describedForm(operation).required ?? []).toEqual(method === "POST" ? expect.anything() : expect.arrayContaining([METHOD_FIELD]));
    expect(paths[path]?.post?.responses["303"]).toBeDefined();
    expect(Object.keys(paths[path]?.post?.responses["422"]?.content ?? {})).toEqual([JSON_TYPE, "text/html"]);
  });

  test("a form with all that is described gives every field of the JSON", () => {
    if (!body) return;
    const fields = filled(describedForm(operation));
    const given = (sent: Record<string, string>) => body.safeParse(form?.read ? form.read(sent) : sent);
    expect(given(fields).error).toBeUndefined();
    const { properties = {} } = body.toJSONSchema({ io: "input", unrepresentable: "any" });
    expect(new Set(Object.keys(given(fields).data as object))).toEqual(new Set(Object.keys(properties)));
  });
});

test("a post is taken as what it is described as, and refused with 415 as anything else", async () => {
  for (const path of new Set(FORMS.map(([, operation]) => operation.path))) {
    const handler = routes.get(`POST ${path.replace(/\{(\w+)\}/g, "[$1]")}`);
    if (!handler) throw new Error(`No handler for ${path}`);
    for (const type of [JSON_TYPE, FORM_TYPE, "text/plain"]) {
      const body = type === JSON_TYPE ? "{}" : "";
      const { status } = await send(handler, { method: "POST", body, headers: { "content-type": type } });
      expect([type, path, status === 415]).toEqual([type, path, !accepted(path).includes(type)]);
    }
  }
});

/** An operation that needs no body has none described; one that says it is JSON is let pass. */
function accepted(path: string): string[] {
  const bare = OPERATIONS.some((operation) => operation.path === path && operation.method === "POST" && !operation.body);
  return [...typesOf("POST", path), ...(bare ? [JSON_TYPE] : [])];
}
