/**
 * Every way to refuse a request, each with its HTTP status. The codes are part of the API contract: clients branch on them, so a code is
 * never renamed.
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
  /** For an edit that collided with another one: the present values of these fields. */
  current?: Record<string, unknown>;
  /** The rule that refused the request: more specific than the code, for programs. */
  reason?: string;
  /** What a person can do instead. */
  next?: string;
  /** Seconds until a retry can succeed; sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

const BRAND = Symbol.for("hobbyhub.app-error");

/** A refusal with a sentence for the person. Anything else that is thrown is a bug and is answered as `internal`. */
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

  /**
   * Next bundles this class once per route, but all routes share the store that throws it. So `instanceof` checks a brand, not the class.
   */
  static override [Symbol.hasInstance](thing: unknown): boolean {
    return typeof thing === "object" && thing !== null && BRAND in thing;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The message above a form with wrong fields; each field has its own message beside it. */
export const FIELDS_WRONG = "Some of this needs another look.";

/** The refusal of invalid input, with the messages of each field. */
export const invalidFields = (fields: FieldErrors): AppError => new AppError("invalid", FIELDS_WRONG, { fields });

/** The load step of a command. @throws AppError not_found when there is nothing */
export function found<T>(thing: T | null, message = "There is nothing here."): T {
  if (thing === null) throw new AppError("not_found", message);
  return thing;
}

/** For the `catch` of a page's read: returns null if it was refused with one of these codes, and throws anything else again. */
export const nullIf =
  (...codes: readonly ErrorCode[]) =>
  (error: unknown): null => {
    if (error instanceof AppError && codes.includes(error.code)) return null;
    throw error;
  };
