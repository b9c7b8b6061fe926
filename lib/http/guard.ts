import "server-only";
import { NextRequest } from "next/server";
import type { Limit } from "@/lib/store/port/limits";
import { clientAddress } from "./address";
import { contentType, FORM_TYPE, JSON_TYPE, readBytes } from "./body";
import { LIMITS, spend, spendInMemory } from "./limits";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";

export interface GuardOptions {
  /** Media types a body may have; JSON and a plain form by default. */
  contentTypes?: readonly string[];
  /** Per address, kept in the store; null from the function means this request costs nothing. */
  limit?: Limit | ((request: Request) => Limit | null);
}

/** What next-auth exports: it takes nothing but the request. */
type ForeignHandler = (request: NextRequest) => Response | Promise<Response>;

/**
 * The same door (origin, media type, capped body, limits, one error shape) for a handler that is not ours, such as next-auth's.
 * It gets a request whose body has fully arrived, and its answer goes out as it is, headers and cookies included.
 */
export function guard(handler: ForeignHandler, { contentTypes = [JSON_TYPE, FORM_TYPE], limit }: GuardOptions = {}): Route {
  return (request) =>
    answer(request, async (headers) => {
      headers.set("cache-control", "private, no-store");
      const reads = request.method === "GET" || request.method === "HEAD";
      refuseOtherOrigins(request);
      if (!reads) contentType(request, contentTypes);
      const body = reads ? null : new Uint8Array(await readBytes(request));
      const address = clientAddress(request.headers);
      await spendInMemory(reads ? LIMITS.read : LIMITS.knock, address);
      const price = typeof limit === "function" ? limit(request) : limit;
      if (price) await spend(price, address);
      return handler(new NextRequest(request.url, { method: request.method, headers: request.headers, body }));
    });
}
