import { logIn } from "@/lib/accounts/commands";
import { toProfile } from "@/lib/accounts/policy";
import { type Account, newcomer } from "@/lib/accounts/record";
import { isGoogleOf, provenByGoogle } from "@/lib/links/verification-commands";
import { authHandler } from "@/lib/platform/auth/handler";
import { guard } from "@/lib/platform/http/guard";
import { otherVerbs } from "@/lib/platform/http/routes";
import { beginSession, endSession } from "@/lib/sessions/commands";
import { getSessionAccount } from "@/lib/sessions/queries";

const handle = guard(
  authHandler<Account>({
    logIn,
    accountOf: getSessionAccount,
    begin: beginSession,
    end: endSession,
    provenByGoogle,
    isGoogleOf,
    newcomer,
    show: toProfile,
  }),
);

const refusing = otherVerbs(["GET", "POST"]);

export { handle as GET, handle as POST, refusing as DELETE, refusing as OPTIONS, refusing as PATCH, refusing as PUT };
