import type { AppError, FieldErrors } from "@/lib/errors";

/** An answer with its own status or headers. A handler that returns plain data gets the status and headers that its operation declares. */
export class Reply<Data = unknown> {
  constructor(
    readonly status: number,
    readonly data: Data,
    readonly headers: Record<string, string>,
  ) {}
}

export const reply = <Data>(status: number, data: Data, headers: Record<string, string> = {}): Reply<Data> =>
  new Reply(status, data, headers);

/** What `POST` answers about a new thing: its id, and where it can be read (RFC 9110, 15.3.2). */
export const created = (path: string, made: { insertedId: string }) => reply(201, made, { location: `${path}/${made.insertedId}` });

/** The description of that header. */
export const CREATED_AT = { Location: "Where the new thing can be read." };

/** The one shape of every error answer of the API. */
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

/** An unavailable database is usually back within seconds. */
export const RETRY_UNAVAILABLE_SECONDS = 5;

/** The `Retry-After` header, for an error after which waiting helps. */
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

/** A JSON response, or a text or file with its own media type (a table of members, a calendar, a download). */
export const toResponse = ({ status, data, headers }: Reply): Response =>
  (typeof data === "string" || data instanceof Uint8Array) && headers["content-type"] !== undefined
    ? // A 304 must not have a body, not even an empty one.
      new Response(status === 304 ? null : (data as BodyInit), { status, headers })
    : Response.json(data, { status, headers });
