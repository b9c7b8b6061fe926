import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { maySee } from "@/lib/accounts/policy";
import { Accounts } from "@/lib/accounts/record";
import { csvTable } from "@/lib/csv-table";
import { dayAt } from "@/lib/date-format";
import { nextCursor, pageOf } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { shown } from "@/lib/platform/permission/shown";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { referredBy } from "@/lib/platform/store/rows-by-id";
import { goesAlongFrom } from "./group-rules";
import { listView, personView, ROWS } from "./people-queries";
import { can, canOn } from "./policy";
import { type MembershipRow, Memberships, wordsIn } from "./record";
import { type Contact, ROLES, type Role } from "./schema";
import { GuardedGroup, type Seen } from "./standing-queries";
import type { ListView, MemberRow } from "./views";

interface MemberQuery {
  role?: Role | undefined;
  /** A search text. Each of its words must be the beginning of a word of the name. */
  q?: string | undefined;
  after?: string | undefined;
}

/** Whether the organizers may keep this member's address. */
function mayKeep(row: MembershipRow, { group: { move }, standing: { now } }: Seen): boolean {
  const from = goesAlongFrom(row, move);
  return row.contact === "always" || (from !== null && from <= now);
}

/** The cursor after a row: its role, and its sequence number within the role. */
const CURSOR = new RegExp(`^(${ROLES.join("|")})\\.(\\d{1,15})$`);
const cursorOf = ({ role, sequence }: Pick<MembershipRow, "role" | "sequence">): string => `${role}.${sequence}`;

/** The owner, then the organizers, then the members, each in the order in which they joined. */
async function inOrder(reader: Reader, groupId: string, { role, after }: MemberQuery): Promise<MembershipRow[]> {
  const [, place, number] = after === undefined ? [] : pageOf(CURSOR.exec(after));
  const from = ROLES.indexOf((place ?? ROLES[0]) as Role);
  const rows: MembershipRow[] = [];
  for (const [at, each] of ROLES.entries()) {
    if (at < from || (role !== undefined && role !== each)) continue;
    const sequence = { gt: at === from && each === place ? Number(number) : -1 };
    const limit = ROWS + 1 - rows.length;
    if (limit > 0)
      rows.push(...(await reader.list(Memberships, { where: { groupId, state: "member", role: each, sequence }, by: "sequence", limit })));
  }
  return rows;
}

async function rowsOf(reader: Reader, rows: readonly MembershipRow[], seen: Seen): Promise<MemberRow[]> {
  const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
  const { standing } = seen;
  const organizes = can(standing, "organize").allowed;
  return rows.map((row) => ({
    ...personView(row.accountId, accounts.get(row.accountId)),
    hasPage: maySee({ self: row.accountId === standing.personId, together: true, sashFor: accounts.get(row.accountId)?.sashFor ?? "me" }),
    role: row.role,
    joinedAt: row.joinedAt ?? row.since,
    self: row.accountId === standing.personId,
    contact: organizes ? row.contact : null,
    email: organizes && mayKeep(row, seen) ? (accounts.get(row.accountId)?.email ?? null) : null,
    rulesAccepted: organizes ? row.rulesAccepted : null,
    answers: organizes ? row.answers : null,
    can: {
      remove: shown(canOn(standing, "remove", row)),
      ban: shown(canOn(standing, "ban", row)),
      changeRole: shown(canOn(standing, "change-roles", row)),
    },
  }));
}

/** The members of a group. Only members may read them. @throws AppError not_found, forbidden */
export async function listMembers(actor: Actor, groupId: string, query: MemberQuery = {}): Promise<ListView<MemberRow>> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: group, standing } = await permit(actor, GuardedGroup, groupId, "see-members", { reader });
    const seen = { group, standing };
    const words = query.q === undefined ? [] : wordsIn(groupId, query.q);
    if (query.q?.trim() && words.length === 0) return { items: [], next: null };
    if (words.length === 0) return listView(await inOrder(reader, groupId, query), cursorOf, (rows) => rowsOf(reader, rows, seen));
    // The search words already contain the group's id, and only members have words. So `where` names neither the group nor the state: with
    // them, SQLite would choose another index and read the whole group in order.
    const where = { role: query.role };
    const page = pageOf(await reader.search(Memberships, { words, where, by: "sequence", limit: ROWS, after: query.after }));
    return { items: await rowsOf(reader, page.items, seen), next: nextCursor(page) };
  });
}

/** The members whose address the organizers may keep, as a CSV table. @throws AppError not_found, forbidden */
export async function exportMembers(actor: Actor, groupId: string): Promise<string> {
  const db = await database();
  return db.read(async (reader) => {
    const { thing: group, standing } = await permit(actor, GuardedGroup, groupId, "export", { reader });
    const table = [["Name", "E-mail", "Role", "Member since"]];
    const shared: Contact[] = group.move === null ? ["always"] : ["always", "if-the-group-moves"];
    for (const contact of shared) {
      const rows = (await reader.list(Memberships, { where: { groupId, contact }, by: "sequence" })).filter(
        (row) => row.state === "member" && mayKeep(row, { group, standing }),
      );
      const accounts = await referredBy(reader, Accounts, rows, ({ accountId }) => accountId);
      for (const { accountId, role, joinedAt, since } of rows) {
        const account = accounts.get(accountId);
        if (account) table.push([nameOf(account), account.email, role, dayAt(joinedAt ?? since)]);
      }
    }
    return csvTable(table);
  });
}
