import "server-only";
import { NextRequest } from "next/server";
import { clientAddress } from "./address";
import { contentType, FORM_TYPE, JSON_TYPE, readBytes } from "./body";
import { consumeInMemory, LIMITS } from "./limits";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";

/** What next-auth exports: it takes nothing but the request. */
type ForeignHandler = (request: NextRequest) => Response | Promise<Response>;

/**
 * The checks of our route handlers (origin, media type, capped body, limits, one error shape) for a handler that is not ours, such as next-auth's.
 * It gets a request whose body has fully arrived, and its answer goes out as it is, headers and cookies included.
 */
export function guard(handler: ForeignHandler): Route {
  return (request) =>
    answer(request, async (headers) => {
      headers.set("cache-control", "private, no-store");
      const reads = request.method === "GET" || request.method === "HEAD";
      refuseOtherOrigins(request);
      if (!reads) contentType(request, [JSON_TYPE, FORM_TYPE]);
      const body = reads ? null : new Uint8Array(await readBytes(request));
      await consumeInMemory(reads ? LIMITS.read : LIMITS.writeByAddress, clientAddress(request.headers));
      return handler(new NextRequest(request.url, { method: request.method, headers: request.headers, body }));
    });
}
