import "server-only";
import { Accounts } from "@/lib/accounts/record";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { KeptBans, type Membership, Memberships } from "./record";
import { addressHash } from "./secrets";
import { membershipOf } from "./step-builder-rules";

/**
 * The ban that outlived its account and is kept by this address. Also asked inside a step: the key of the hash is at hand there, since the
 * session of whoever acts was opened with it.
 */
export const keptBanOf = async (reader: Reader, groupId: string, email: string): Promise<Row<typeof KeptBans> | null> =>
  reader.first(KeptBans, { groupId, addressHash: await addressHash(email) });

/**
 * Where somebody stands in a group: their membership, or for one who has none the ban that is kept by their address. A row that the caller
 * has read already need not be read again.
 */
export async function membershipIn(
  reader: Reader,
  groupId: string,
  accountId: string,
  now: string,
  known?: Membership | null,
): Promise<Membership | null> {
  const membership = known === undefined ? await reader.first(Memberships, { groupId, accountId }) : known;
  if (membership) return membership;
  const account = await reader.get(Accounts, accountId);
  return account && membershipOf(now, { _id: accountId, membership, barred: await keptBanOf(reader, groupId, account.email) });
}
