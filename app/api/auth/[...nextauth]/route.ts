import { handleAuth } from "@/lib/auth/handler";
import { guard } from "@/lib/http/guard";

export const GET = guard(handleAuth);
export const POST = guard(handleAuth);
