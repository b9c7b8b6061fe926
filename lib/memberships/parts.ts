import "server-only";
import { FaceChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { Memberships } from "./record";

/** What memberships do when something happens in the rooms below them. */
export const MEMBERSHIP_PARTS: readonly Part[] = [
  /** Members are found by their name, in each of their groups; the pages of those they run show them. */
  part(FaceChanged, async (tx, { accountId, name }) => {
    for (const { _id } of await tx.list(Memberships, { where: { accountId } })) await tx.update(Memberships, _id, { name });
    const run = await tx.excerpts(Memberships, { where: { accountId, section: "run" }, fields: ["groupId"] });
    await tx.stale(run.map(({ groupId }) => `group:${groupId}`));
  }),
];
