import { OPERATIONS } from "@/lib/operations";
import { openApiDocument } from "@/lib/platform/openapi/document";

export const dynamic = "force-static";
export const GET = () => Response.json(openApiDocument(OPERATIONS));
