import { z } from "zod";
import type { RefusedForm } from "@/lib/platform/http/form";
import { type Call, type Operation, operation } from "@/lib/platform/http/operation";
import type { Route } from "@/lib/platform/http/request";
import { createRoutes } from "@/lib/platform/http/routes";
import { getActor } from "@/lib/sessions/queries";

/** Routes as the site makes them; the page for a refused form returns its input as JSON. */
export const testRoutes = createRoutes({
  getActor,
  afterWrite: async () => undefined,
  refusedPage: ({ error, ...form }: RefusedForm) => Response.json({ code: error.code, ...form }, { status: error.status }),
});

type Handle = (call: Call) => unknown;
type Options = Partial<Pick<Operation, "actor" | "query" | "body" | "limit" | "cacheControl">>;

/** The route of one operation; only its handler matters. */
function routeOf(method: Operation["method"], handle: Handle, options: Options & { path?: `/api/${string}` }): Route {
  const declared = operation({ method, path: "/api/test", summary: "A test", actor: "required", answer: z.unknown(), ...options, handle });
  return testRoutes(declared as Operation)[method];
}

export const read = (handle: Handle, options: Options = {}): Route => routeOf("GET", handle, options);

export const write = (handle: Handle, options: Options = {}): Route => routeOf("POST", handle, options);

export const remove = (handle: Handle, path: `/api/${string}`, options: Options = {}): Route =>
  routeOf("DELETE", handle, { path, ...options });
