/**
 * Every way a request can be refused, each with the HTTP status it is answered with.
 * The codes are part of the API contract: clients branch on them, so a code is never renamed.
 */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field name; `""` is the body as a whole. */
export type FieldErrors = Record<string, string[]>;

interface ErrorDetails {
  fields?: FieldErrors;
  /** Of an edit that collided with another: what these fields hold. */
  current?: Record<string, unknown>;
  /** Which rule refused it: finer than the code, for programs. */
  reason?: string;
  /** What a person can do instead. */
  next?: string;
  /** Seconds until another try can succeed: becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

const BRAND = Symbol.for("hobbyhub.app-error");

/** A refusal with a sentence a person can read. Anything else that is thrown is a bug and leaves as `internal`. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly fields: FieldErrors | undefined;
  readonly current: Record<string, unknown> | undefined;
  readonly reason: string | undefined;
  readonly next: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { fields, current, reason, next, retryAfter, cause }: ErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = "AppError";
    this.fields = fields;
    this.current = current;
    this.reason = reason;
    this.next = next;
    this.retryAfter = retryAfter;
  }

  /** Next bundles this class once per route, but the store that throws it is shared by all of them: the brand counts, not the class. */
  static override [Symbol.hasInstance](thing: unknown): boolean {
    return typeof thing === "object" && thing !== null && BRAND in thing;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What is said above a form whose fields are wrong: what is wrong with each stands beside it. */
export const FIELDS_WRONG = "Some of this needs another look.";

/** The refusal of what was typed, with the messages of each field. */
export const invalidFields = (fields: FieldErrors): AppError => new AppError("invalid", FIELDS_WRONG, { fields });

/** @throws AppError not_found when there is nothing: the load step of a command. */
export function found<T>(thing: T | null, message = "There is nothing here."): T {
  if (thing === null) throw new AppError("not_found", message);
  return thing;
}

/** For the `catch` of a page's read: null where it was refused with one of these codes; anything else is thrown on. */
export const nullIf =
  (...codes: readonly ErrorCode[]) =>
  (error: unknown): null => {
    if (error instanceof AppError && codes.includes(error.code)) return null;
    throw error;
  };
