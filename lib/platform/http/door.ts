import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { getViewer, type Viewer } from "@/lib/platform/auth/viewer";
import type { Topic } from "@/lib/platform/store/port/changes";
import type { Limit } from "@/lib/platform/store/port/limits";
import { clientAddress } from "./address";
import { contentType, FORM_TYPE, JSON_TYPE, parseForm, parseJson, readBytes, scalars } from "./body";
import { revalidate } from "./handover";
import { LIMITS, spend, spendInMemory } from "./limits";
import { refuseOtherOrigins } from "./origin";
import { Reply, reply } from "./reply";
import { answer, type Route } from "./request";

/** What a handler is called with: everything the door has checked already. */
export interface Call<V extends Viewer | null, Query = unknown> {
  viewer: V;
  /** Every dynamic route of the API has the one parameter `id`; a string like any other, to be looked up. */
  params: { id: string };
  /** The words of the address as `options.query` parsed them. */
  query: Query;
  /** Parsed JSON (or form fields), not yet validated: that is the command's first step. */
  body: unknown;
  request: Request;
}

export interface ReadOptions<Query extends z.ZodType = z.ZodType> {
  /** A strict object; without it the address takes no query at all. */
  query?: Query;
  /** `Cache-Control` of an answer that is the same for everyone: then nobody is asked who they are. */
  shared?: string;
}

export interface WriteOptions<Query extends z.ZodType = z.ZodType> {
  query?: Query;
  /** Instead of the usual limit: per person when one is signed in, else per address. Kept in the store. */
  limit?: Limit;
  /** What a finished write made stale; the store records the same by itself. */
  topics?: (call: { params: { id: string } }) => Topic[];
  /** Nobody is asked who they are. */
  anonymous?: boolean;
  /** Takes a plain form post as well, and says how its refusal looks as a page. */
  form?: { refused: (error: AppError, typed: Record<string, string>) => Response };
}

type Handler<V extends Viewer | null, Query> = (call: Call<V, Query>) => unknown;

const NO_QUERY = z.strictObject({});
const PRIVATE = "private, no-store";

/** Lets a proxy that holds pages for a second step aside for the person who just wrote. */
const WROTE = "hobbyhub_wrote=1; Max-Age=3; Path=/; HttpOnly; SameSite=Lax";

function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Sign in first.");
  return viewer;
}

const queryOf = <Query extends z.ZodType>(request: Request, schema: Query | undefined): z.output<Query> =>
  parse(schema ?? NO_QUERY, scalars(new URL(request.url).searchParams)) as z.output<Query>;

async function paramsOf(context: Parameters<Route>[1]): Promise<{ id: string }> {
  const params = (await context?.params) as Partial<Record<string, string>> | undefined;
  return { id: params?.id ?? "" };
}

/** Whose points a write costs. */
const payerOf = (viewer: Viewer | null, address: string): string => (viewer === null ? address : viewer.id);

/** Data, a `Reply` or a whole `Response`; nothing at all means there is no such thing. */
function toReply(result: unknown): Reply | Response {
  if (result instanceof Reply || result instanceof Response) return result;
  if (result === null || result === undefined) throw new AppError("not_found", "There is nothing here.");
  return reply(200, result);
}

function reading<V extends Viewer | null, Query extends z.ZodType>(
  admit: (viewer: Viewer | null) => V,
  handler: Handler<V, z.output<Query>>,
  { query, shared }: ReadOptions<Query>,
): Route {
  return (request, context) =>
    answer(request, async (headers) => {
      headers.set("cache-control", PRIVATE);
      refuseOtherOrigins(request);
      await spendInMemory(LIMITS.read, clientAddress(request.headers));
      const viewer = admit(shared === undefined ? await getViewer() : null);
      const call = { viewer, params: await paramsOf(context), query: queryOf(request, query), body: undefined, request };
      const result = toReply(await handler(call));
      if (shared !== undefined) headers.set("cache-control", shared);
      return result;
    });
}

/** DELETE carries no body; whatever it carries is held to the same rules. */
async function bodyOf(request: Request, types: readonly string[]): Promise<{ type: string; body: unknown }> {
  if (request.method === "DELETE" && !request.headers.has("content-type") && (await readBytes(request)).length === 0)
    return { type: "", body: undefined };
  const type = contentType(request, types);
  const bytes = await readBytes(request);
  if (request.method === "DELETE" && bytes.length === 0) return { type, body: undefined };
  return { type, body: type === FORM_TYPE ? parseForm(bytes) : parseJson(bytes) };
}

function writing<V extends Viewer | null, Query extends z.ZodType>(
  admit: (viewer: Viewer | null) => V,
  handler: Handler<V, z.output<Query>>,
  { query, limit = LIMITS.write, topics, anonymous, form }: WriteOptions<Query>,
): Route {
  return (request, context) =>
    answer(request, async (headers) => {
      headers.set("cache-control", PRIVATE);
      refuseOtherOrigins(request);
      const { type, body } = await bodyOf(request, form ? [JSON_TYPE, FORM_TYPE] : [JSON_TYPE]);
      try {
        const address = clientAddress(request.headers);
        await spendInMemory(LIMITS.knock, address);
        const viewer = admit(anonymous ? null : await getViewer());
        await spend(limit, payerOf(viewer, address));
        const params = await paramsOf(context);
        const result = toReply(await handler({ viewer, params, query: queryOf(request, query), body, request }));
        await revalidate(topics?.({ params }) ?? []);
        headers.append("set-cookie", WROTE);
        return result;
      } catch (error) {
        if (form && type === FORM_TYPE && error instanceof AppError) return form.refused(error, body as Record<string, string>);
        throw error;
      }
    });
}

/** A read for signed-in people. @throws AppError unauthenticated (401) without a session */
export const read = <Query extends z.ZodType = typeof NO_QUERY>(
  handler: Handler<Viewer, z.output<Query>>,
  options: ReadOptions<Query> = {},
): Route => reading(signedIn, handler, options);

/** A read for everyone; the viewer is null when nobody is signed in. */
export const publicRead = <Query extends z.ZodType = typeof NO_QUERY>(
  handler: Handler<Viewer | null, z.output<Query>>,
  options: ReadOptions<Query> = {},
): Route => reading((viewer) => viewer, handler, options);

/** A write for signed-in people. @throws AppError unauthenticated (401) without a session */
export const write = <Query extends z.ZodType = typeof NO_QUERY>(
  handler: Handler<Viewer, z.output<Query>>,
  options: WriteOptions<Query> = {},
): Route => writing(signedIn, handler, options);

/** A write for everyone, such as registering. */
export const publicWrite = <Query extends z.ZodType = typeof NO_QUERY>(
  handler: Handler<Viewer | null, z.output<Query>>,
  options: WriteOptions<Query> = {},
): Route => writing((viewer) => viewer, handler, options);
