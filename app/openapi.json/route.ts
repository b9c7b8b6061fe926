import { openApiDocument } from "@/lib/platform/openapi/document";
import { listOperations } from "@/lib/rooms";

export const dynamic = "force-static";
export const GET = async () => Response.json(openApiDocument(await listOperations()));
