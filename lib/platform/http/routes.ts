import "server-only";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./address";
import { consumeInMemory, LIMITS } from "./limits";
import type { Method, Operation } from "./operation";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";
import { reading, type Surroundings, writing } from "./route-handler";

/** What some operations of one path answer: where one takes form posts, POST too. */
export function verbsOf(operations: readonly Operation[]): Method[] {
  const verbs = operations.flatMap(({ method, form }): Method[] => (form ? [method, "POST"] : [method]));
  return [...new Set(verbs)];
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const satisfies Method[];

/** Says which methods there are. Of itself Next would refuse the others without a word about these, which HTTP asks for (RFC 9110, 15.5.6). */
function others(verbs: readonly Method[]): Route {
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
 * Makes the one function that turns the operations of a path into what its route file exports, which is the same in all of them:
 * `export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getGroup, putGroup);`
 */
export const createRoutes =
  (surroundings: Surroundings) =>
  (...operations: Operation[]): Record<Method | "OPTIONS", Route> => {
    const forms = operations.filter(({ form }) => form);
    const verbs = verbsOf(operations);
    const refusing = others(verbs);
    const routeOf = (verb: Method): Route => {
      const own = operations.find(({ method }) => method === verb);
      if (!verbs.includes(verb)) return refusing;
      return verb === "GET" && own ? reading(own, surroundings) : writing(own, forms, surroundings);
    };
    const [GET, POST, PUT, PATCH, DELETE] = [routeOf("GET"), routeOf("POST"), routeOf("PUT"), routeOf("PATCH"), routeOf("DELETE")];
    return { GET, POST, PUT, PATCH, DELETE, OPTIONS: refusing };
  };

/** Whatever has no route of its own: a program that asks for it is told so in the API's own words, not with a page. */
export const nothingHere: Route = (request) =>
  answer(request, async (headers) => {
    headers.set("cache-control", "private, no-store");
    refuseOtherOrigins(request);
    await consumeInMemory(LIMITS.read, clientAddress(request.headers));
    throw new AppError("not_found", "There is nothing here.");
  });
