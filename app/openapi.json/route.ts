import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-static";
export const GET = () => Response.json(openApiDocument());
