import "server-only";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import type { Account } from "@/lib/accounts/record";
import type { KnownDevice } from "@/lib/platform/auth/known-device";
import { consume, refund, reset } from "@/lib/platform/http/limits";
import type { Limit } from "@/lib/platform/store/limits";

/** Where a login comes from. */
export interface Caller {
  /** The network address. */
  address: string;
  /** The browser, when somebody signed in with it before. */
  device: KnownDevice | null;
}

type Counter = [limit: Limit, key: string];

/**
 * The narrow counter first: a guesser who is stopped by it takes nothing from the wide one. A browser that is known shares none with the
 * others that are: whoever guesses from one of them, a child or a former friend, leaves the owner's own alone.
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
 * Lets a guess happen, counted beforehand so that racing guesses cannot slip through, and given back when it was no wrong one: only
 * failures use the points up. Guesses from browsers that signed in to this account before have counters of their own.
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
