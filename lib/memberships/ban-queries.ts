import "server-only";
import { Accounts } from "@/lib/accounts/record";
import { isId } from "@/lib/id";
import type { Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { numberAfter, ROWS } from "./people-queries";
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

type KeptBan = Row<typeof KeptBans>;
type Ban = Row<typeof Memberships> | KeptBan;

/** What is said for the name of somebody of whom only a hash of the address is left. */
export const OF_NO_ACCOUNT = "Somebody whose account was deleted";

export const isKept = (ban: Ban): ban is KeptBan => "addressHash" in ban;

export const lasts = ({ until }: Pick<Ban, "until">, now: string): boolean => until === null || until > now;

const KEPT = "kept";

/** What the page after this ban is asked for with. */
export const banCursor = (ban: Ban): string => `${isKept(ban) ? KEPT : ban.sequence}.${ban._id}`;

/**
 * A page of a group's bans and one more, ended ones too: those of accounts in their order, behind them those that outlived their account.
 * Bans that an older version wrote of strangers share one number: a page ends within it, and the next goes on by the id.
 */
async function pageOf(reader: Reader, groupId: string, after: string | undefined): Promise<Ban[]> {
  const [number, id] = after?.split(".") ?? [];
  const limit = ROWS + 1;
  if (number === KEPT) return keptOf(reader, groupId, id);
  const alike = { groupId, state: "banned", sequence: numberAfter(number), _id: { gt: id } } as const;
  const others = { groupId, state: "banned", sequence: { gt: numberAfter(number) } } as const;
  const rest = id && isId(id) ? await reader.list(Memberships, { where: alike, by: "_id", limit }) : [];
  const rows = [...rest, ...(await reader.list(Memberships, { where: others, by: "sequence", limit }))];
  return [...rows, ...(rows.length < limit ? await keptOf(reader, groupId) : [])].slice(0, limit);
}

/** Ordered by the hash: no other order is stored, and this one has an index. */
const keptOf = async (reader: Reader, groupId: string, after?: string): Promise<KeptBan[]> =>
  (await reader.page(KeptBans, { where: { groupId }, by: "addressHash", limit: ROWS + 1, after }))?.items ?? [];

/** The next page on which a ban lasts; the last one where none does. */
export async function bansOf(reader: Reader, groupId: string, after: string | undefined, now: string): Promise<Ban[]> {
  for (let from = after; ; ) {
    const rows = await pageOf(reader, groupId, from);
    const last = rows[ROWS - 1];
    if (rows.length <= ROWS || !last || rows.slice(0, ROWS).some((ban) => lasts(ban, now))) return rows;
    from = banCursor(last);
  }
}

/** How many bans last, of `banned` memberships: one whose end has come is none, though its row is still there. */
export async function countBans(reader: Reader, groupId: string, banned: number, now: string): Promise<number> {
  const ended = { groupId, until: { lte: now } };
  const kept = (await reader.count(KeptBans, { groupId })) - (await reader.count(KeptBans, ended));
  return banned - (await reader.count(Memberships, { ...ended, state: "banned" })) + kept;
}
