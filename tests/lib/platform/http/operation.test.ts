// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { operation, type PathParams } from "@/lib/platform/http/operation";
import { actAs, person, send } from "@/tests/support/api";
import { testRoutes } from "@/tests/support/operations";

const PATH = "/api/groups/{groupId}/members/{personId}";
const common = { path: PATH, summary: "A test", actor: "required", answer: z.looseObject({}) } as const;
const page = { next: () => "/done", back: () => ({ path: "/back", label: "Back" }), fields: [{ name: "reason", label: "Why" }] };

const getIt = operation({ ...common, method: "GET", handle: ({ params }) => params });
const putIt = operation({
  ...common,
  method: "PUT",
  body: z.unknown(),
  form: page,
  handle: ({ params, body }) => ({ put: body, ...params }),
});
const deleteIt = operation({
  ...common,
  method: "DELETE",
  form: { ...page, next: ({ params }) => `/done/${params.personId}`, read: ({ reason = "", ...rest }) => ({ reasons: [reason], ...rest }) },
  handle({ body }) {
    const { reasons } = z.object({ reasons: z.array(z.string()) }).parse(body);
    if (reasons[0] === "no") throw new AppError("forbidden", "Not you.", { fields: { reason: ["A better one."] } });
    return { reasons };
  },
});
const patchIt = operation({ ...common, method: "PATCH", handle: () => ({}) });
const postIt = operation({ ...common, path: "/api/groups/{groupId}", method: "POST", body: z.unknown(), handle: ({ body }) => ({ body }) });

const { GET, PUT, DELETE, PATCH, POST } = testRoutes(getIt, putIt, deleteIt, patchIt);
const params = { groupId: "g", personId: "p" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const post = (fields: string, route = POST) => send(route, { method: "POST", path: "/api/x", params, body: fields, headers: FORM });

beforeAll(async () => actAs(await person("rina@example.com")));

describe("types", () => {
  test("parameters are those of the path, however many", () => {
    expectTypeOf<PathParams<typeof PATH>>().toEqualTypeOf<{ groupId: string; personId: string }>();
    expectTypeOf<keyof PathParams<"/api/groups">>().toEqualTypeOf<never>();
    // @ts-expect-error: the path has no such parameter
    operation({ ...common, method: "GET", handle: ({ params }) => ({ id: params.id }) });
  });

  test("a route file answers the verbs of its operations, and POST where a form is taken", async () => {
    const answers = async (...operations: Parameters<typeof testRoutes>) =>
      (await send(testRoutes(...operations).OPTIONS, { method: "OPTIONS" })).headers.get("allow");
    expect(await answers(getIt, patchIt)).toBe("GET, HEAD, PATCH, OPTIONS");
    expect(await answers(putIt)).toBe("POST, PUT, OPTIONS");
    expect(await answers(getIt, putIt, deleteIt)).toBe("GET, HEAD, POST, PUT, DELETE, OPTIONS");
  });

  test("an answer is held to its schema, a person is there only where one is required", () => {
    // @ts-expect-error: not what was declared
    operation({ ...common, method: "GET", answer: z.object({ total: z.number() }), handle: () => ({ total: "1" }) });
    // @ts-expect-error: perhaps nobody
    operation({ ...common, method: "GET", actor: "optional", handle: ({ actor }) => ({ id: actor.accountId }) });
  });
});

test("every parameter arrives", async () => {
  expect(await (await send(GET, { params })).json()).toEqual(params);
  expect(await (await send(PUT, { method: "PUT", params, body: [1] })).json()).toEqual({ put: [1], ...params });
});

test("an answer of another type goes out as it is", async () => {
  const table = operation({ ...common, method: "GET", answer: z.string(), mediaType: "text/csv", handle: () => "name\r\nRina" });
  const response = await send(testRoutes(table).GET);
  expect([response.headers.get("content-type"), await response.text()]).toEqual(["text/csv; charset=utf-8", "name\r\nRina"]);
});

describe("a form post", () => {
  test("names the method it means, and goes on to a page", async () => {
    const put = await post("method=PUT&reason=x");
    expect([put.status, put.headers.get("location"), put.headers.get("set-cookie")]).toEqual([
      303,
      "/done",
      expect.stringMatching(/wrote/),
    ]);
    const removed = await post("method=DELETE&reason=x");
    expect([removed.status, removed.headers.get("location")]).toEqual([303, "/done/p"]);
  });

  test("refused: everything typed comes back, with the method it meant", async () => {
    const response = await post("method=DELETE&reason=no&from=member");
    expect([response.status, response.headers.get("set-cookie"), await response.json()]).toEqual([
      403,
      null,
      {
        code: "forbidden",
        action: "/api/x",
        typed: { method: "DELETE", reason: "no", from: "member" },
        fields: page.fields,
        back: { path: "/back", label: "Back" },
      },
    ]);
  });

  test.each(["method=PATCH", "method=GET", "method=put", "method=constructor", "", "method=POST"])(
    "%j is for nothing here",
    async (fields) => {
      expect((await post(fields)).status).toBe(422);
    },
  );

  test("is taken only where that was declared, and JSON only where something is posted", async () => {
    expect((await post("method=POST", testRoutes(postIt).POST)).status).toBe(415);
    expect((await send(POST, { method: "POST", params, body: {} })).status).toBe(415);
    expect((await send(DELETE, { method: "DELETE", params, body: "reason=x", headers: FORM })).status).toBe(415);
    expect((await send(PATCH, { method: "PATCH", params, body: {} })).status).toBe(200);
  });
});
