import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { pageOf } from "@/lib/list-page";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { ROWS } from "./people-queries";
import { KeptBans, type Membership, type MembershipRow, Memberships } from "./record";
import { addressHash } from "./secrets";
import { membershipOf } from "./step-builder-rules";

/**
 * The ban of a deleted account that had this address; the store keeps it by the address's hash. It is safe to call this inside a
 * transaction: the key of the hash is already loaded, because the server needed it to open the actor's session.
 */
export const keptBanOf = async (reader: Reader, groupId: string, email: string): Promise<Row<typeof KeptBans> | null> =>
  reader.first(KeptBans, { groupId, addressHash: await addressHash(email) });

/**
 * A person's membership in a group. For a person without one, the ban that is kept by their address, in the form of a membership.
 * @param known the membership row, if the caller has read it already
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

type KeptBan = Row<typeof KeptBans>;
type Ban = MembershipRow | KeptBan;

/** The display name for a ban of a deleted account. Only a hash of the address is left of that person. */
export const OF_NO_ACCOUNT = "Somebody whose account was deleted";

export const isKept = (ban: Ban): ban is KeptBan => "addressHash" in ban;

export const lasts = ({ until }: Pick<Ban, "until">, now: string): boolean => until === null || until > now;

const KEPT = "kept";
const CURSOR = /^(kept|\d{1,15})\.([0-9a-f]{24})$/;

/** The cursor for the page after this ban. */
export const banCursor = (ban: Ban): string => `${isKept(ban) ? KEPT : ban.sequence}.${ban._id}`;

/**
 * A page of a group's bans, and one ban more. It includes bans that have ended. The bans of accounts come first, in their order; after them
 * the bans of deleted accounts. An older version gave all bans of people who were not members the same sequence number. A page may end
 * within these bans, so the cursor also holds the id.
 */
async function bansAfter(reader: Reader, groupId: string, after: string | undefined): Promise<Ban[]> {
  const [, number = "-1", id] = after === undefined ? [] : pageOf(CURSOR.exec(after));
  const limit = ROWS + 1;
  if (number === KEPT) return keptOf(reader, groupId, id);
  const sequence = Number(number);
  const alike = { groupId, state: "banned", sequence, _id: { gt: id } } as const;
  const others = { groupId, state: "banned", sequence: { gt: sequence } } as const;
  const rest = id ? await reader.list(Memberships, { where: alike, by: "_id", limit }) : [];
  const rows = [...rest, ...(await reader.list(Memberships, { where: others, by: "sequence", limit }))];
  return [...rows, ...(rows.length < limit ? await keptOf(reader, groupId) : [])].slice(0, limit);
}

/** Bans of deleted accounts, ordered by the hash: the store holds no other order for them, and this one has an index. */
const keptOf = async (reader: Reader, groupId: string, after?: string): Promise<KeptBan[]> =>
  pageOf(await reader.page(KeptBans, { where: { groupId }, by: "addressHash", limit: ROWS + 1, after })).items;

/** The next page with at least one ban that has not ended. If there is none, the last page. */
export async function bansOf(reader: Reader, groupId: string, after: string | undefined, now: string): Promise<Ban[]> {
  for (let from = after; ; ) {
    const rows = await bansAfter(reader, groupId, from);
    const last = rows[ROWS - 1];
    if (rows.length <= ROWS || !last || rows.slice(0, ROWS).some((ban) => lasts(ban, now))) return rows;
    from = banCursor(last);
  }
}

/** Counts the bans that have not ended. `banned` is the number of rows with the state `banned`; some of these bans may have ended. */
export async function countBans(reader: Reader, groupId: string, banned: number, now: string): Promise<number> {
  const ended = { groupId, until: { lte: now } };
  const kept = (await reader.count(KeptBans, { groupId })) - (await reader.count(KeptBans, ended));
  return banned - (await reader.count(Memberships, { ...ended, state: "banned" })) + kept;
}
