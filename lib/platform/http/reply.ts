import type { AppError, FieldErrors } from "@/lib/errors";

/** An answer with a status or headers of its own; a handler that just returns data answers as its operation says. */
export class Reply<Data = unknown> {
  constructor(
    readonly status: number,
    readonly data: Data,
    readonly headers: Record<string, string>,
  ) {}
}

export const reply = <Data>(status: number, data: Data, headers: Record<string, string> = {}): Reply<Data> =>
  new Reply(status, data, headers);

/** Every refusal of the API has this one shape. */
export interface ErrorBody {
  error: {
    code: string;
    message: string;
    reason?: string;
    next?: string;
    fields?: FieldErrors;
    current?: Record<string, unknown>;
    requestId: string;
  };
}

/** When a database is away it is usually back within seconds. */
export const RETRY_UNAVAILABLE_SECONDS = 5;

/** `Retry-After` of a refusal that waiting helps with. */
export function retryHeader(error: AppError): Record<string, string> {
  const seconds = error.retryAfter ?? (error.code === "unavailable" ? RETRY_UNAVAILABLE_SECONDS : undefined);
  return seconds === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(seconds))) };
}

export function errorReply(error: AppError, requestId: string): Reply {
  const { code, message, reason, next, fields, current } = error;
  const body: ErrorBody = {
    error: {
      code,
      message,
      ...(reason && { reason }),
      ...(next && { next }),
      ...(fields && { fields }),
      ...(current && { current }),
      requestId,
    },
  };
  return reply(error.status, body, retryHeader(error));
}

/** JSON, unless the answer is a text or a file of a type of its own (a table of members, a calendar, a download). */
export const toResponse = ({ status, data, headers }: Reply): Response =>
  (typeof data === "string" || data instanceof Uint8Array) && headers["content-type"] !== undefined
    ? // Not Modified has no body, not even an empty one.
      new Response(status === 304 ? null : (data as BodyInit), { status, headers })
    : Response.json(data, { status, headers });
