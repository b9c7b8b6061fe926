import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";
import type { Actor } from "@/lib/platform/permission/actor";
import type { Limit } from "@/lib/platform/store/limits";
import type { Form } from "./form";
import type { Reply } from "./reply";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The parameter names of a path: `/api/groups/{groupId}/members/{personId}` has `groupId` and `personId`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

/** The parameters of a path: unchecked strings, which the handler looks up. */
export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string };

/**
 * Who may call an operation. `required`: signed-in people. `optional`: everybody; signed-in people are recognised. `none`: everybody alike;
 * the session is not looked up.
 */
interface Actors {
  required: Actor;
  optional: Actor | null;
  none: null;
}
type Audience = keyof Actors;

/** The argument of a handler: everything that the route handler has checked already. */
export interface Call<Params = Record<string, string>, Who extends Audience = Audience, Query = unknown> {
  actor: Actors[Who];
  params: Params;
  /** The query parameters, as the operation's `query` schema parsed them. */
  query: Query;
  /** Parsed JSON or form fields, not yet validated: validation is the command's first step. */
  body: unknown;
  request: Request;
  /** The IP address of the client, for limits. */
  address: string;
  /** The `Idempotency-Key`, when the operation accepts one. The command answers a repeated key with what the first request created. */
  key: string | undefined;
}

type Result<Answer extends z.ZodType> = z.input<Answer> | Reply<z.input<Answer>> | null;

interface Declaration<Verb extends Method, Path extends string, Who extends Audience, Query extends z.ZodType, Answer extends z.ZodType> {
  method: Verb;
  /** With its parameters in braces; the folder under `app` has the same names in brackets. */
  path: Path;
  summary: string;
  actor: Who;
  /** A strict object; without it the address must have no query. */
  query?: Query;
  /** The schema that the command parses the body with. Without it a JSON body must have no fields. */
  body?: z.ZodType;
  answer: Answer;
  /** For an answer that is a text or a file and not JSON. */
  mediaType?: "text/csv" | "text/calendar" | "application/zip";
  /** The default is 200. */
  status?: 200 | 201;
  /** A description of each response header, by its name. */
  headers?: Record<string, string>;
  /** Error codes besides those of every read or write. */
  errors?: ErrorCode[];
  /** `Cache-Control` of a successful read that is the same for everybody. The default is `private, no-store`. */
  cacheControl?: string;
  /** For a write: replaces the usual limit. It counts per account when the caller is signed in, else per IP address, in the store. */
  limit?: Limit;
  /**
   * For a write that creates something: accepts an `Idempotency-Key`, so that a client whose answer got lost can send the request again.
   */
  once?: true;
  /** Set when the operation also accepts a plain form post, for pages without scripts. */
  form?: Form<PathParams<Path>>;
  /**
   * Accepts a POST from any origin and of any media type, and passes its text on as the body. It is for programs that know neither this
   * site's pages nor its JSON. The session is not looked up, so another site cannot misuse a visitor's session.
   */
  fromAnywhere?: true;
  /** For internal callers only: the description of the API leaves it out. */
  internal?: true;
  /** Returns data, or a `Reply` when the answer has its own headers. Null becomes `not_found`. */
  handle: (call: Call<PathParams<Path>, Who, z.output<Query>>) => Result<Answer> | Promise<Result<Answer>>;
}

/** An operation as the route handlers and the description of the API read it. */
export interface Operation extends Omit<Declaration<Method, string, Audience, z.ZodType, z.ZodType>, "handle"> {
  handle: (call: Call) => unknown;
}

/** Declares what a method of a path does. Route files and the description of the API follow from the declaration. */
export const operation = <
  const Verb extends Method,
  const Path extends `/api/${string}`,
  const Who extends Audience,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodType<Record<string, never>>,
>(
  declaration: Declaration<Verb, Path, Who, Query, Answer>,
): Operation => declaration as unknown as Operation;

/** The names of a path's parameters, in order. */
export const paramNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
