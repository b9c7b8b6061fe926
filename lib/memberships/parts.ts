import "server-only";
import { FaceChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { Memberships } from "./record";

/** What this room does when an event happens in a room below it. */
export const MEMBERSHIP_PARTS: readonly Part[] = [
  /**
   * Copies a changed name to the memberships, because the search finds members by it. Marks the pages of the groups that the person runs as
   * stale.
   */
  part(FaceChanged, async (tx, { accountId, name }) => {
    for (const { _id } of await tx.list(Memberships, { where: { accountId } })) await tx.update(Memberships, _id, { name });
    const run = await tx.excerpts(Memberships, { where: { accountId, section: "run" }, fields: ["groupId"] });
    await tx.stale(run.map(({ groupId }) => `group:${groupId}`));
  }),
];
