import "server-only";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./address";
import { consumeInMemory, LIMITS } from "./limits";
import type { Method, Operation } from "./operation";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";
import { reading, type Surroundings, writing } from "./route-handler";

/** The verbs that a path answers. POST is one of them when any of its operations accepts form posts. */
export function verbsOf(operations: readonly Operation[]): Method[] {
  const verbs = operations.flatMap(({ method, form }): Method[] => (form ? [method, "POST"] : [method]));
  return [...new Set(verbs)];
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const satisfies Method[];

/**
 * Answers OPTIONS and the other verbs with the list of allowed methods. RFC 9110, 15.5.6 requires that list with a 405, and Next's own
 * 405 has none.
 */
export function otherVerbs(verbs: readonly Method[]): Route {
  const allow = METHODS.filter((method) => verbs.includes(method)).flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return (request) =>
    answer(request, async (headers) => {
      headers.set("allow", [...allow, "OPTIONS"].join(", "));
      headers.set("cache-control", "private, no-store");
      await consumeInMemory(LIMITS.read, clientAddress(request.headers));
      if (request.method === "OPTIONS") return new Response(null, { status: 204 });
      throw new AppError("method_not_allowed", `Only ${allow.join(", ")} can be used here.`);
    });
}

/**
 * Creates the function `routes`, which turns the operations of a path into the exports of its route file. Every route file has the same
 * line:
 * `export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getGroup, putGroup);`
 */
export const createRoutes =
  (surroundings: Surroundings) =>
  (...operations: Operation[]): Record<Method | "OPTIONS", Route> => {
    const forms = operations.filter(({ form }) => form);
    const verbs = verbsOf(operations);
    const refusing = otherVerbs(verbs);
    const routeOf = (verb: Method): Route => {
      const own = operations.find(({ method }) => method === verb);
      if (!verbs.includes(verb)) return refusing;
      return verb === "GET" && own ? reading(own, surroundings) : writing(own, forms, surroundings);
    };
    const [GET, POST, PUT, PATCH, DELETE] = [routeOf("GET"), routeOf("POST"), routeOf("PUT"), routeOf("PATCH"), routeOf("DELETE")];
    return { GET, POST, PUT, PATCH, DELETE, OPTIONS: refusing };
  };

/** The answer for an API path without a route: the API's JSON error, not a page. */
export const nothingHere: Route = (request) =>
  answer(request, async (headers) => {
    headers.set("cache-control", "private, no-store");
    refuseOtherOrigins(request);
    await consumeInMemory(LIMITS.read, clientAddress(request.headers));
    throw new AppError("not_found", "There is nothing here.");
  });
