import { logIn } from "@/lib/accounts/commands";
import { toProfile } from "@/lib/accounts/policy";
import type { Account } from "@/lib/accounts/schema";
import { authHandler } from "@/lib/platform/auth/handler";
import { guard } from "@/lib/platform/http/guard";
import { getSessionAccount } from "@/lib/sessions/queries";

const handle = guard(authHandler<Account>({ logIn, accountOf: getSessionAccount, show: toProfile }));

export { handle as GET, handle as POST };
