import { z } from "zod";
import { publicRead } from "@/lib/platform/http/door";

/** Whatever has no route of its own: a program that asks for it is told so in the API's own words, not with a page. */
const nothing = publicRead(() => null, { query: z.looseObject({}), shared: "private, no-store" });

export const dynamic = "force-dynamic";
export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
