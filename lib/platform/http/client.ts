import type { FieldErrors } from "@/lib/errors";
import type { ErrorBody } from "./reply";

/** The API said no, or could not be reached (`status` 0, code `network`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: FieldErrors = {},
    /** Seconds, when the API said how long to wait. */
    readonly retryAfter?: number,
    /** Of an edit that collided with another: what these fields hold. */
    readonly current: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** What is said of a failure that has no words of its own. */
export const SOMETHING_WRONG = "Something went wrong. Please try again.";

/** What is said where nothing came back. */
export const UNREACHED = "We could not reach HobbyHub. Check your connection and try again.";

/** What people are told of a call that failed. */
export const failureOf = (error: unknown): string => (error instanceof ApiError ? error.message : SOMETHING_WRONG);

/** True when the server itself refused: the page may be out of date and is worth loading again. When no server was reached, loading it again would lose it. */
export const wasRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0;

interface Request {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
  /** Names what is to be made, so that it is made once however often it is sent (`Idempotency-Key`). */
  key?: string;
}

async function toError(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as { error?: Partial<ErrorBody["error"]> } | null;
  const { code = "internal", message = SOMETHING_WRONG, fields, current } = answer?.error ?? {};
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new ApiError(response.status, code, message, fields, retryAfter, current);
}

/** What to throw where no answer of ours arrived; a call that was given up says so itself. */
function unreached(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  return new ApiError(0, "network", UNREACHED);
}

/**
 * Calls our own API from the browser.
 * @throws ApiError
 */
export async function api<T>(path: string, { method = "GET", body, signal, key }: Request = {}): Promise<T> {
  const sent = await fetch(path, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...(key && { "idempotency-key": key }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
    cache: "no-store",
  }).catch((cause: unknown) => {
    throw unreached(cause, signal);
  });
  if (!sent.ok) throw await toError(sent);
  // Cut off on its way, or written by something in between (the sign-in page of a hotel's network): not an answer of ours.
  return (await sent.json().catch((cause: unknown) => {
    throw unreached(cause, signal);
  })) as T;
}
