import "server-only";
import { NextRequest } from "next/server";
import { clientAddress } from "./address";
import { contentType, FORM_TYPE, JSON_TYPE, readBytes } from "./body";
import { consumeInMemory, LIMITS } from "./limits";
import { refuseOtherOrigins } from "./origin";
import { answer, type Route } from "./request";

/** The type of next-auth's handlers: they take only the request. */
type ForeignHandler = (request: NextRequest) => Response | Promise<Response>;

/**
 * Puts the checks of this site's route handlers (origin, media type, capped body, limits, one error shape) in front of a handler from
 * another package, such as next-auth's. That handler gets a request whose body has fully arrived. Its answer is sent unchanged, with its
 * headers and cookies.
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
