import "server-only";
import { AppError } from "@/lib/errors";

/** The name that a client gives to one thing it wants created, so that a repeated request does not create a second one. */
export const KEY_HEADER = "Idempotency-Key";

/** Visible ASCII characters. */
export const KEY_PATTERN = "^[!-~]{8,100}$";

const KEY = new RegExp(KEY_PATTERN);

/** The request's `Idempotency-Key`; undefined when it has none. @throws AppError malformed */
export function idempotencyKeyOf({ headers }: Request): string | undefined {
  const key = headers.get(KEY_HEADER);
  if (key === null || KEY.test(key)) return key ?? undefined;
  const message = "A key has 8 to 100 visible characters.";
  throw new AppError("malformed", message, { fields: { [KEY_HEADER]: [message] } });
}
