import { expect } from "vitest";
import { DAY_MS } from "@/lib/duration";
import { clearMemberships } from "@/lib/memberships/jobs";
import { Actions, Invitations } from "@/lib/memberships/record";
import { newId } from "@/lib/platform/store/id";
import { clearSessions } from "@/lib/sessions/jobs";
import { Sessions } from "@/lib/sessions/record";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";

const NOW = Date.parse("2028-02-29T03:00:00.000Z");
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

/** What is kept of people for a time only, though nobody asks for it again. */
export function clearingContract(test: StoreTest): void {
  test("a session that lapsed goes, one that stands stays", async ({ store: { db } }) => {
    const accountId = newId();
    const rows = [
      [400, 400],
      [100, 5],
      [40, 31],
      [89, 29],
      [40, 0],
      [1, 1],
    ].map(([made = 0, seen = 0]) => ({
      ...{ _id: newId(NOW - made * DAY_MS), accountId, version: 1, device: `${made} ${seen}`, kind: "computer" as const },
      ...{ createdAt: ago(made), seenAt: ago(seen) },
    }));
    await db.write((tx) => tx.insertAll(Sessions, rows));
    expect(await clearSessions(async () => db)({ data: {} } as never, NOW)).toEqual({ data: {}, dueAt: ago(-1) });
    const left = await db.read((reader) => reader.list(Sessions, { where: { accountId } }));
    expect(left.map(({ device }) => device).toSorted(byText)).toEqual(["1 1", "40 0", "89 29"]);
  });

  test("an invitation that ended 90 days ago has no address any more; the desk still lists it", async ({ store: { db } }) => {
    const groupId = newId();
    const invitation = (email: string, expires: number, revoked: number | null) => ({
      ...{
        _id: newId(),
        groupId,
        invitedBy: newId(),
        role: "member" as const,
        name: email,
        text: null,
        email,
        uses: 1,
        used: 0,
        declinedAt: null,
      },
      ...{ createdAt: ago(300), expiresAt: ago(expires), revokedAt: revoked === null ? null : ago(revoked), tokenHash: newId() },
    });
    const rows = [
      invitation("expired@example.com", 91, null),
      invitation("expired-later@example.com", 89, null),
      invitation("revoked@example.com", -50, 91),
      invitation("revoked-later@example.com", -50, 89),
      invitation("open@example.com", -50, null),
    ];
    await db.write((tx) => tx.insertAll(Invitations, rows));
    await clearMemberships(async () => db)(NOW);
    const left = await db.read((reader) => reader.list(Invitations, { where: { groupId } }));
    expect(left.map(({ name, email }) => [name, email === name]).toSorted()).toEqual([
      ["expired-later@example.com", true],
      ["expired@example.com", false],
      ["open@example.com", true],
      ["revoked-later@example.com", true],
      ["revoked@example.com", false],
    ]);
  });

  test("the record of actions forgets the address together with the invitation, and keeps a name", async ({ store: { db } }) => {
    const groupId = newId();
    const invite = async (email: string, name: string | null, revoked: number | null) => {
      const at = { createdAt: ago(300), expiresAt: ago(91), revokedAt: revoked === null ? null : ago(revoked) };
      const sent = {
        ...at,
        groupId,
        invitedBy: newId(),
        role: "member" as const,
        name,
        text: null,
        email,
        uses: 1,
        used: 0,
        declinedAt: null,
      };
      const noted = { groupId, actorId: sent.invitedBy, personId: null, until: null, detail: name ?? email };
      await db.write(async (tx) => {
        await tx.insert(Invitations, { ...sent, _id: newId(), tokenHash: newId() });
        await tx.insert(Actions, { ...noted, _id: newId(), at: at.createdAt, action: "invited" });
        if (at.revokedAt) await tx.insert(Actions, { ...noted, _id: newId(), at: at.revokedAt, action: "revoked" });
      });
    };
    await invite("rina@example.com", null, 200);
    await invite("omar@example.com", "Omar", 200);
    await clearMemberships(async () => db)(NOW);
    const left = await db.read((reader) => reader.list(Actions, { where: { groupId } }));
    expect(left.map(({ action, detail }) => `${action} ${detail}`).toSorted(byText)).toEqual(
      ["invited null", "invited Omar", "revoked null", "revoked Omar"].toSorted(byText),
    );
  });
}
