import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { beforeHead } from "./before-head";
import { PICTURE_FOLDERS } from "./security-headers";

/**
 * The header with a generation: the count of changes when the page was last known to be up to date. `cache-handler.cjs` sets it on every
 * static page that it returns to Next. `front.ts` removes it before the answer is sent.
 */
export const GENERATION = "x-hobbyhub-generation";

/** The key of the function that returns the present generation; `cache-handler.cjs` provides it. */
const CURRENT = Symbol.for("hobbyhub.generation");

/** The limit for all cached answers together; the oldest are dropped first. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The estimated memory of a cached answer besides its body: headers, key, objects. So many small answers count too. */
const OVERHEAD_BYTES = 4096;
const LONGEST_KEY = 500;

interface Answer {
  /** Null for a file, which never becomes stale. */
  generation: number | null;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const weight = ({ body }: Answer): number => body.length + OVERHEAD_BYTES;

const answers = new Map<string, Answer>();
let bytes = 0;

function keep(key: string, answer: Answer): void {
  forget(key);
  answers.set(key, answer);
  bytes += weight(answer);
  for (const oldest of answers.keys()) {
    if (bytes <= MOST_BYTES) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  const answer = answers.get(key);
  if (answer && answers.delete(key)) bytes -= weight(answer);
}

/** The present generation. Undefined before Next has asked for its first page, and when the store cannot be asked. */
export const currentGeneration = async (): Promise<number | undefined> =>
  (globalThis as { [CURRENT]?: () => Promise<number> })[CURRENT]?.().catch(() => undefined);

const ROUTER_HEADER = /^(?:rsc$|next-|x-(?:next|middleware|prerender|invoke|matched))/;

/** True for requests of Next's client router, and for requests that set Next's internal headers. */
export function isForRouter({ headers }: IncomingMessage): boolean {
  for (const name in headers) if (ROUTER_HEADER.test(name)) return true;
  return false;
}

const NOT_A_PAGE = /^\/(_next|api)\//;

/** True for a GET or HEAD whose address may be a page. */
export const isPage = ({ method, url = "" }: IncomingMessage): boolean => (method === "GET" || method === "HEAD") && !NOT_A_PAGE.test(url);

/**
 * Files of the build and pictures. They do not change while this process runs. An address with a query is not cached: it would be one more
 * copy of the same file.
 */
const FILE = new RegExp(`^/(?:_next/static|${PICTURE_FOLDERS.join("|")})/[^?]*$`);

/** The cache key of a plain request for a page or a file; null for any other request. */
function keyOf(request: IncomingMessage): string | null {
  const { url = "", headers } = request;
  if (!isPage(request) && !FILE.test(url)) return null;
  if (headers.range !== undefined || headers.cookie?.includes("__prerender_bypass") || isForRouter(request)) return null;
  const key = `${headers["x-forwarded-proto"] ?? ""} ${headers["accept-encoding"] ?? ""} ${url}`;
  return key.length > LONGEST_KEY ? null : key;
}

/** Caches the answer while it is sent, if it is a file, or a static page that is still up to date when its last byte was sent. */
function record(key: string, response: ServerResponse): void {
  const isFile = FILE.test(response.req.url ?? "");
  let generation: number | null | undefined;
  beforeHead(response, (status) => {
    const mark = response.getHeader(GENERATION);
    if (status === 200 && response.req.method === "GET") generation = isFile ? null : mark === undefined ? undefined : Number(mark);
    return status;
  });
  const parts: Buffer[] = [];
  for (const name of ["write", "end"] as const) {
    const send = response[name] as (...given: unknown[]) => unknown;
    response[name] = ((...given: unknown[]) => {
      const result = Reflect.apply(send, response, given);
      // The headers are sent with the first bytes. Only then is it known whether this answer can be cached.
      const [part, encoding] = given;
      if (generation === undefined) return result;
      if (typeof part === "string") parts.push(Buffer.from(part, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
      else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
      return result;
    }) as never;
  }
  response.once("finish", async () => {
    const headers: OutgoingHttpHeaders = response.getHeaders();
    if (generation === undefined || headers["set-cookie"]) return;
    if (generation !== null) {
      if ((await currentGeneration()) !== generation) return;
      headers["x-nextjs-cache"] = "HIT";
    }
    const body = Buffer.concat(parts);
    headers["content-length"] = body.length;
    keep(key, { generation, headers, body });
  });
}

function send({ headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers["if-none-match"]?.split(/\s*,\s*/);
  if (known?.includes(String(headers.etag))) {
    const { "content-length": _, ...rest } = headers;
    response.writeHead(304, rest).end();
  } else response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers a plain request for a page from memory if nothing has changed since the answer was cached, and a plain request for a file if it
 * was requested before. Otherwise Next answers, and its answer is cached. Next needs many times longer to find a static page in its own
 * cache, or to compress a file, than to send it (docs/decisions/0008-kept-answers.md).
 * @param next passes the request on to Next
 */
export async function answerFromCache(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  const key = keyOf(request);
  if (key === null) return next();
  const kept = answers.get(key);
  if (kept) {
    if (kept.generation === null || kept.generation === (await currentGeneration())) return send(kept, request, response);
    forget(key);
  }
  record(key, response);
  next();
}
