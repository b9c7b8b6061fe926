import { register } from "@/lib/accounts/commands";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { publicWrite } from "@/lib/platform/http/door";
import { reply } from "@/lib/platform/http/reply";

export const POST = publicWrite(async ({ body }) => reply(201, await register(body)), { anonymous: true, limit: ACCOUNT_LIMITS.register });
