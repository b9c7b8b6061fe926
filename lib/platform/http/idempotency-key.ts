import "server-only";
import { AppError } from "@/lib/errors";

/** By what name a client calls one thing that it wants made, so that asking for it again does not make another. */
export const KEY_HEADER = "Idempotency-Key";

/** Visible characters of ASCII. */
export const KEY_PATTERN = "^[!-~]{8,100}$";

const KEY = new RegExp(KEY_PATTERN);

/** Undefined where none was sent. @throws AppError malformed */
export function idempotencyKeyOf({ headers }: Request): string | undefined {
  const key = headers.get(KEY_HEADER);
  if (key === null || KEY.test(key)) return key ?? undefined;
  const message = "A key has 8 to 100 visible characters.";
  throw new AppError("malformed", message, { fields: { [KEY_HEADER]: [message] } });
}
