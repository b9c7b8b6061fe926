import "server-only";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import type { Account } from "@/lib/accounts/record";
import type { KnownDevice } from "@/lib/platform/auth/known-device";
import { consume, refund, reset } from "@/lib/platform/http/limits";
import type { Limit } from "@/lib/platform/store/limits";

/** The client that a login comes from. */
export interface Caller {
  /** The network address. */
  address: string;
  /** The browser, if a person signed in with it before. */
  device: KnownDevice | null;
}

type Counter = [limit: Limit, key: string];

/**
 * The counters of a guess. The narrow one is used first: a guess that it refuses takes no point from the wide one. Each known browser has
 * its own counter, so guesses from one of them (by a child or a former friend) do not use up those of the owner's other browsers.
 */
function countersOf(email: string, account: Account | null, { address, device }: Caller): [narrow: Counter, wide?: Counter] {
  if (account && device?.knows({ accountId: account._id, version: account.sessionVersion }))
    return [[ACCOUNT_LIMITS.loginDevice, `${email} ${device.id}`]];
  return [
    [ACCOUNT_LIMITS.loginPair, `${email} ${address}`],
    [ACCOUNT_LIMITS.loginAccount, email],
  ];
}

/**
 * Runs one guess within the limits. The point is taken before the guess, so that parallel guesses cannot slip through. It is given back
 * unless the password was wrong. Browsers that signed in to this account before have counters of their own.
 * @param guess says whether the password was right
 * @throws AppError too_many_requests, and what `guess` throws
 */
export async function countGuess(email: string, account: Account | null, from: Caller, guess: () => Promise<boolean>): Promise<boolean> {
  const [narrow, wide] = countersOf(email, account, from);
  await consume(...narrow);
  if (wide) await consume(...wide);
  const right = await guess().catch(async (error: unknown) => {
    await Promise.all([refund(...narrow), wide && refund(...wide)]);
    throw error;
  });
  if (right) await Promise.all([reset(...narrow), wide && refund(...wide)]);
  return right;
}
