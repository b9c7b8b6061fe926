import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";
import type { Actor } from "@/lib/platform/permission/actor";
import type { Limit } from "@/lib/platform/store/limits";
import type { Form } from "./form";
import type { Reply } from "./reply";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `/api/groups/{groupId}/members/{personId}` names `groupId` and `personId`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

/** The parameters of a path: strings like any other, to be looked up. */
export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string };

/** Whom an operation is for: signed-in people, whoever comes (and is recognised), or everybody alike (then nobody is asked who they are). */
interface Actors {
  required: Actor;
  optional: Actor | null;
  none: null;
}
type Audience = keyof Actors;

/** What a handler is called with: everything the route handler has checked already. */
export interface Call<Params = Record<string, string>, Who extends Audience = Audience, Query = unknown> {
  actor: Actors[Who];
  params: Params;
  /** The words of the address as the operation's `query` parsed them. */
  query: Query;
  /** Parsed JSON or form fields, not yet validated: that is the command's first step. */
  body: unknown;
  request: Request;
  /** Where the request comes from, for limits. */
  address: string;
  /** Its `Idempotency-Key`, where the operation knows one: what was made with the same key is answered again. */
  key: string | undefined;
}

type Result<Answer extends z.ZodType> = z.input<Answer> | Reply<z.input<Answer>> | null;

interface Declaration<Verb extends Method, Path extends string, Who extends Audience, Query extends z.ZodType, Answer extends z.ZodType> {
  method: Verb;
  /** With its parameters in braces; the folder under `app` has the same names in brackets. */
  path: Path;
  summary: string;
  actor: Who;
  /** A strict object; without it the address takes no query at all. */
  query?: Query;
  /** What the command parses the body with. */
  body?: z.ZodType;
  answer: Answer;
  /** Of an answer that is a text or a file and not JSON. */
  mediaType?: "text/csv" | "text/calendar" | "application/zip";
  /** 200 unless given. */
  status?: 200 | 201;
  /** What each header of the answer says, by its name. */
  headers?: Record<string, string>;
  /** Refusals beyond those of every read or write. */
  errors?: ErrorCode[];
  /** `Cache-Control` of a successful read by nobody in particular; `private, no-store` unless given. */
  cacheControl?: string;
  /** Of a write, instead of the usual one: per person when one is signed in, else per address. Kept in the store. */
  limit?: Limit;
  /** Of a write that makes something: takes an `Idempotency-Key`, so that a client whose answer got lost can ask again. */
  once?: true;
  /** Takes a plain form post as well, for pages without scripts. */
  form?: Form<PathParams<Path>>;
  /**
   * Takes a POST from anywhere, of any media type, and hands its bare text on as the body: for programs that know neither our pages nor our
   * JSON. Nobody is asked who they are, so nobody's session can be misused by it.
   */
  fromAnywhere?: true;
  /** For our own machines: it does not stand in the description of the API. */
  internal?: true;
  /** Data (or a `Reply`, where the answer has headers of its own); null means there is no such thing. */
  handle: (call: Call<PathParams<Path>, Who, z.output<Query>>) => Result<Answer> | Promise<Result<Answer>>;
}

/** An operation as route handlers and the description of the API read it. */
export interface Operation extends Omit<Declaration<Method, string, Audience, z.ZodType, z.ZodType>, "handle"> {
  handle: (call: Call) => unknown;
}

/** Says once what a method and a path do. Route files and the description of the API follow from it. */
export const operation = <
  const Verb extends Method,
  const Path extends `/api/${string}`,
  const Who extends Audience,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodType<Record<string, never>>,
>(
  declaration: Declaration<Verb, Path, Who, Query, Answer>,
): Operation => declaration as unknown as Operation;

/** The parameters' names, in order. */
export const paramNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
