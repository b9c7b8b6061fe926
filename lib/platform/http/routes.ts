import "server-only";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./address";
import { consumeInMemory, LIMITS } from "./limits";
import type { Method, Operation } from "./operation";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";
import { reading, type Surroundings, writing } from "./route-handler";

/** Forms post: where an operation takes them, its route answers POST too. */
type Verbs<Any extends Operation> = Any extends Operation<infer Verb, infer Posted> ? Verb | (Posted extends true ? "POST" : never) : never;

/** What a route file exports for its operations, e.g. "GET" and "PUT". */
export function verbsOf(operations: readonly Operation[]): Method[] {
  const verbs = operations.flatMap(({ method, form }): Method[] => (form ? [method, "POST"] : [method]));
  return [...new Set(verbs)];
}

/**
 * Makes the one function that turns operations into what a route file exports:
 * `export const { GET, PUT } = routes(getGroup, putGroup);`
 */
export const createRoutes =
  (surroundings: Surroundings) =>
  <const Operations extends readonly Operation[]>(...operations: Operations): Record<Verbs<Operations[number]>, Route> => {
    const forms = operations.filter(({ form }) => form);
    const routeOf = (verb: Method): Route => {
      const own = operations.find(({ method }) => method === verb);
      return verb === "GET" && own ? reading(own, surroundings) : writing(own, forms, surroundings);
    };
    return Object.fromEntries(verbsOf(operations).map((verb) => [verb, routeOf(verb)])) as Record<Verbs<Operations[number]>, Route>;
  };

/** Whatever has no route of its own: a program that asks for it is told so in the API's own words, not with a page. */
export const nothingHere: Route = (request) =>
  answer(request, async (headers) => {
    headers.set("cache-control", "private, no-store");
    refuseOtherOrigins(request);
    await consumeInMemory(LIMITS.read, clientAddress(request.headers));
    throw new AppError("not_found", "There is nothing here.");
  });
