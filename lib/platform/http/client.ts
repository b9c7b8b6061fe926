import type { FieldErrors } from "@/lib/errors";
import type { ErrorBody } from "./reply";

/** The API refused the request, or could not be reached (`status` 0, code `network`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: FieldErrors = {},
    /** Seconds to wait, when the API named them. */
    readonly retryAfter?: number,
    /** After an edit conflict: the present values of the fields. */
    readonly current: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The message for a failure that has none of its own. */
export const SOMETHING_WRONG = "Something went wrong. Please try again.";

/** The message when no answer arrived. */
export const UNREACHED = "We could not reach HobbyHub. Check your connection and try again.";

/** The message that the user sees when a call failed. */
export const failureOf = (error: unknown): string => (error instanceof ApiError ? error.message : SOMETHING_WRONG);

/**
 * True when the server itself refused: the page may be outdated and is worth reloading. When no server was reached, a reload would lose the
 * page.
 */
export const wasRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0;

interface Request {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
  /** The `Idempotency-Key`: however often the request is sent, one thing is created. */
  key?: string;
}

async function toError(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as { error?: Partial<ErrorBody["error"]> } | null;
  const { code = "internal", message = SOMETHING_WRONG, fields, current } = answer?.error ?? {};
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new ApiError(response.status, code, message, fields, retryAfter, current);
}

/** The error when no answer of the API arrived. For a call that its caller aborted, the abort error is passed on. */
function unreached(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  return new ApiError(0, "network", UNREACHED);
}

/**
 * Calls the API from the browser.
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
  // The answer was cut off, or something in between replaced it (such as the login page of a hotel's network).
  return (await sent.json().catch((cause: unknown) => {
    throw unreached(cause, signal);
  })) as T;
}
