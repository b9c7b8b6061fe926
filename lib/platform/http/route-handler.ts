import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { parse } from "@/lib/parse";
import type { Actor } from "@/lib/platform/permission/actor";
import { clientAddress } from "./address";
import { afterAnswer } from "./after-answer";
import { contentType, FORM_TYPE, JSON_TYPE, parseForm, parseJson, readBytes, scalars } from "./body";
import { METHOD_FIELD, type RefusedForm } from "./form";
import { idempotencyKeyOf } from "./idempotency-key";
import { consume, consumeInMemory, LIMITS } from "./limits";
import { type Operation, paramNames } from "./operation";
import { isSecure, refuseOtherOrigins } from "./origin";
import { Reply, reply } from "./reply";
import { answer, type Route } from "./request";
import { revalidating } from "./revalidation";

/** What the code above lib/platform provides: who the caller is, and what a page looks like. */
export interface Surroundings {
  /** @throws AppError unavailable */
  getActor: () => Promise<Actor | null>;
  /** Does the work that a finished write made due, in the background; never throws. */
  afterWrite: () => Promise<void>;
  /** The page that answers a refused form. */
  refusedPage: (form: RefusedForm) => Response | Promise<Response>;
}

const NO_FIELDS = z.strictObject({});
const PRIVATE = "private, no-store";

/** A cookie that makes a proxy bypass its page cache (one second long) for the person who just wrote. */
const wrote = (headers: Headers): string =>
  `hobbyhub_wrote=1; Max-Age=3; Path=/; HttpOnly; SameSite=Lax${isSecure(headers) ? "; Secure" : ""}`;

async function actorFor({ actor: audience }: Operation, { getActor }: Surroundings): Promise<Actor | null> {
  const actor = audience === "none" ? null : await getActor();
  if (audience === "required" && !actor) throw new AppError("unauthenticated", "Sign in first.");
  return actor;
}

const queryOf = ({ query }: Operation, request: Request): unknown => parse(query ?? NO_FIELDS, scalars(new URL(request.url).searchParams));

async function paramsOf({ path }: Operation, context: Parameters<Route>[1]): Promise<Record<string, string>> {
  const params = (await context?.params) as Partial<Record<string, string>> | undefined;
  return Object.fromEntries(paramNames(path).map((name) => [name, params?.[name] ?? ""]));
}

/** Turns the handler's result into a reply; null or undefined becomes `not_found`. */
function toReply({ status = 200, mediaType }: Operation, result: unknown): Reply {
  if (result === null || result === undefined) throw new AppError("not_found", "There is nothing here.");
  const { data, headers, ...own } = result instanceof Reply ? result : reply(status, result);
  const type = mediaType?.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
  return reply(own.status, data, type ? { "content-type": type, ...headers } : headers);
}

/** The route handler of a GET. */
export const reading =
  (operation: Operation, surroundings: Surroundings): Route =>
  (request, context) =>
    answer(
      request,
      async (headers) => {
        headers.set("cache-control", PRIVATE);
        refuseOtherOrigins(request);
        const address = clientAddress(request.headers);
        await consumeInMemory(LIMITS.read, address);
        const actor = await actorFor(operation, surroundings);
        const params = await paramsOf(operation, context);
        const call = { actor, params, query: queryOf(operation, request), body: undefined, request, address, key: undefined };
        const result = toReply(operation, await operation.handle(call));
        if (operation.cacheControl !== undefined) headers.set("cache-control", operation.cacheControl);
        return result;
      },
      operation.path,
    );

interface Posted {
  operation: Operation;
  body: unknown;
  /** The fields of a form post, not validated. */
  typed?: Record<string, string>;
}

/** A DELETE, and an operation without `body`, may come without a body. A body that comes all the same must follow the usual rules. */
const mayComeBare = ({ method, body }: Operation): boolean => method === "DELETE" || body === undefined;

/** True when the request has no media type and an empty body. */
const isBare = async (request: Request): Promise<boolean> =>
  !request.headers.has("content-type") && (await readBytes(request)).length === 0;

async function jsonOf(request: Request, operation: Operation): Promise<Posted> {
  const bare = mayComeBare(operation);
  if (bare && (await isBare(request))) return { operation, body: undefined };
  contentType(request, [JSON_TYPE]);
  const bytes = await readBytes(request);
  return { operation, body: bare && bytes.length === 0 ? undefined : parseJson(bytes) };
}

/**
 * Finds the operation that a POST is for, and reads its body. A form names a method other than POST in a field, and only operations that
 * declare `form` accept a form.
 */
async function postOf(request: Request, own: Operation | undefined, forms: readonly Operation[]): Promise<Posted> {
  if (own && mayComeBare(own) && (await isBare(request))) return { operation: own, body: undefined };
  const types = [...(own ? [JSON_TYPE] : []), ...(forms.length > 0 ? [FORM_TYPE] : [])];
  if (contentType(request, types) === JSON_TYPE && own) return jsonOf(request, own);
  const { [METHOD_FIELD]: method, ...typed } = parseForm(await readBytes(request));
  const operation = forms.find((form) => form.method === (method ?? "POST"));
  if (!operation?.form)
    throw new AppError("invalid", "This form cannot be sent here.", { fields: { [METHOD_FIELD]: ["Not known here."] } });
  return { operation, body: operation.form.read ? operation.form.read(typed) : typed, typed };
}

/** Nothing that a client asks for is ignored: the JSON of an operation without a body has no fields. */
const givenBody = ({ operation, body, typed }: Posted): unknown =>
  operation.body || operation.fromAnywhere || typed || body === undefined ? body : parse(NO_FIELDS, body);

async function finish(
  posted: Posted,
  request: Request,
  context: Parameters<Route>[1],
  surroundings: Surroundings,
  headers: Headers,
): Promise<Reply | Response> {
  const { operation, typed } = posted;
  const params = await paramsOf(operation, context);
  try {
    const address = clientAddress(request.headers);
    await consumeInMemory(LIMITS.writeByAddress, address);
    const actor = await actorFor(operation, surroundings);
    const key = operation.once && idempotencyKeyOf(request);
    await consume(operation.limit ?? LIMITS.write, actor === null ? address : actor.accountId);
    const call = { actor, params, query: queryOf(operation, request), body: givenBody(posted), request, address, key };
    const result = toReply(operation, await revalidating(() => operation.handle(call)));
    afterAnswer(() => revalidating(surroundings.afterWrite));
    headers.append("set-cookie", wrote(request.headers));
    return operation.form && typed
      ? new Response(null, { status: 303, headers: { location: operation.form.next({ params, typed }) } })
      : result;
  } catch (error) {
    if (!operation.form || !typed || !(error instanceof AppError)) throw error;
    const { fields, back, renew } = operation.form;
    const { pathname, search } = new URL(request.url);
    const kept = operation.method === "POST" ? typed : { ...typed, [METHOD_FIELD]: operation.method };
    const renewed = await renew?.({ params, error });
    const shown = typeof fields === "function" ? await fields({ params }) : fields;
    return surroundings.refusedPage({
      error,
      next: renewed?.says ?? error.next,
      action: pathname + search,
      typed: { ...kept, ...renewed?.typed },
      fields: shown,
      back: back({ params, typed }),
    });
  }
}

/** The text of a post to an operation with `fromAnywhere`. */
const bareOf = async (request: Request, operation: Operation): Promise<Posted> => ({
  operation,
  body: new TextDecoder().decode(await readBytes(request)),
});

/** The route handler of a verb that changes something. For a POST, `forms` are the operations of the path that accept form posts. */
export const writing =
  (own: Operation | undefined, forms: readonly Operation[], surroundings: Surroundings): Route =>
  (request, context) =>
    answer(
      request,
      async (headers) => {
        headers.set("cache-control", PRIVATE);
        if (own?.fromAnywhere) return finish(await bareOf(request, own), request, context, surroundings, headers);
        refuseOtherOrigins(request);
        const posted = own && own.method !== "POST" ? await jsonOf(request, own) : await postOf(request, own, forms);
        return finish(posted, request, context, surroundings, headers);
      },
      (own ?? forms[0])?.path,
    );
