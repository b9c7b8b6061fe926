import { AppError } from "@/lib/errors";
import { repeatedKey } from "./repeated-keys";

export const JSON_TYPE = "application/json";
export const FORM_TYPE = "application/x-www-form-urlencoded";

/** Larger than any form of this site, and small enough to hold a thousand bodies in memory. */
export const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 10_000;

/**
 * The media type of the body, when it is one of `allowed` and in UTF-8.
 * @throws AppError unsupported_type
 */
export function contentType(request: Request, allowed: readonly string[]): string {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]+)"?\s*$/.exec(parameter)?.[1]).find(Boolean);
  if (!allowed.includes(type.trim()) || (charset !== undefined && charset !== "utf-8" && charset !== "utf8"))
    throw new AppError("unsupported_type", `Send this as ${allowed.join(" or ")}.`);
  return type.trim();
}

/**
 * Reads the whole body and counts its bytes as they arrive, because `Content-Length` may be wrong or absent.
 * @throws AppError too_large, or malformed when the connection breaks off or takes longer than `timeoutMs`
 */
export async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES, timeoutMs = BODY_TIMEOUT_MS): Promise<Uint8Array> {
  const tooLarge = () => new AppError("too_large", `Keep this to ${Math.floor(maxBytes / 1024)} kB.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("malformed", "The request took too long to arrive.")), timeoutMs);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), deadline]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    // The stream is not cancelled: `closeLingering` reads and drops the rest of the body, which it could not do with a destroyed request.
    throw error instanceof AppError ? error : new AppError("malformed", "The request broke off.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("malformed", "This is not UTF-8 text.", { cause });
  }
}

/** Not every database can store half a surrogate pair or a NUL, and nobody types one. */
const isText = (value: string) => value.isWellFormed() && !value.includes("\0");

/** Refuses `__proto__` as an unknown field here: `JSON.parse` and objects treat this key specially, so the schemas would not see it. */
function refusePrototype(key: string): void {
  if (key === "__proto__") throw new AppError("invalid", "This field is not known here.", { fields: { [key]: ["Not known here."] } });
}

const givenTwice = (field: string) =>
  new AppError("invalid", "A field was given twice.", { fields: Object.fromEntries([[field, ["Give this once."]]]) });

/**
 * Parses JSON. Every string in it must be valid text, an object has each key once, and no key may be `__proto__`.
 * @throws AppError malformed, invalid
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text, (key, item: unknown) => {
      refusePrototype(key);
      if (!isText(key) || (typeof item === "string" && !isText(item))) throw new AppError("malformed", "This text is broken.");
      return item;
    });
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("malformed", "This is not valid JSON.", { cause });
  }
  const twice = repeatedKey(text);
  if (twice !== null) throw givenTwice(twice);
  return value;
}

/**
 * The fields of a form post or of a query string; each key may occur once.
 * @throws AppError malformed, invalid
 */
export function scalars(entries: Iterable<[string, string]>): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [key, value] of entries) {
    refusePrototype(key);
    if (!isText(key) || !isText(value)) throw new AppError("malformed", "This text is broken.");
    if (fields.has(key)) throw givenTwice(key);
    fields.set(key, value);
  }
  return Object.fromEntries(fields);
}

/** @throws AppError malformed, invalid */
export const parseForm = (bytes: Uint8Array): Record<string, string> => scalars(new URLSearchParams(decode(bytes)));
