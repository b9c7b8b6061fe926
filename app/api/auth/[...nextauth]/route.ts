import { handleAuth } from "@/lib/platform/auth/handler";
import { guard } from "@/lib/platform/http/guard";

export const GET = guard(handleAuth);
export const POST = guard(handleAuth);
