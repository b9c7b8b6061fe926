import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import { parse } from "@/lib/parse";
import { onceId } from "@/lib/platform/auth/once-id";
import { spendOnce } from "@/lib/platform/http/spend-once";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { type Was, wasOf } from "@/lib/was-field";
import { withCoverPath } from "./picture-addresses";
import { newGroupLimits } from "./policy";
import { GroupEdit, GroupInput } from "./schema";
import { groups } from "./store";

/** Some clients send this field. The server ignores it: the creator is always the person who is signed in. */
const creatorEmail = z.unknown().optional().describe("Accepted and ignored: the creator is the signed-in person.");

/** The body of `POST /api/groups`. */
export const CreateBody = GroupInput.extend({ ...GroupSettings.partial().shape, creatorEmail });

/** The body of `PUT /api/groups/{id}`: only the given fields change. */
export const UpdateBody = GroupEdit.extend({
  ...GroupSettings.partial().shape,
  letIn: z.boolean("Say whether those who wait come in.").optional().describe("With joinPolicy open: whether those who had asked come in."),
  was: wasOf({ ...GroupEdit.shape, ...GroupSettings.shape }),
  creatorEmail,
});

/**
 * A second call with the same `key` creates nothing: it returns the group of the first call. This also holds if the content differs, or if
 * the actor has reached the limit for new groups.
 * @throws AppError invalid (with fields), too_many_requests
 */
export async function createGroup(actor: Actor, input: unknown, key?: string): Promise<{ insertedId: string }> {
  const { creatorEmail: _, ...group } = parse(CreateBody, withCoverPath(input));
  const once = await onceId(key, "group", actor.accountId);
  const find = async () => (once && (await groups.findById(once)) ? { insertedId: once } : null);
  const before = await find();
  if (before) return before;
  const { NEW_GROUPS_PER_HOUR: perHour, NEW_GROUPS_PER_DAY: perDay } = env();
  const make = async () => {
    const { made, group: created } = await groups.createOnce(actor, group, once);
    return { made, answer: { insertedId: created._id } };
  };
  return spendOnce({ limits: newGroupLimits(actor, { perHour, perDay }), key: actor.accountId }, { id: once, find, make });
}

/**
 * Changes the given fields. A save without a change succeeds and modifies nothing. The last write wins, unless the caller gives the values
 * it expects to replace (`was`). Raising the limit of members also gives people on the waitlist their places, in the same transaction.
 * @throws AppError invalid (with fields), not_found, forbidden, conflict (with the fields and their current values)
 */
export async function updateGroup(actor: Actor, id: string, input: unknown): Promise<{ matchedCount: 1; modifiedCount: 0 | 1 }> {
  const { creatorEmail: _, letIn = false, was, ...edit } = parse(UpdateBody, withCoverPath(input));
  const { modified } = await groups.change(actor, id, edit, letIn, withCoverPath(was) as Was);
  return { matchedCount: 1, modifiedCount: modified ? 1 : 0 };
}

/** @throws AppError not_found (of two concurrent calls, the second one gets it too), forbidden */
export async function deleteGroup(actor: Actor, id: string): Promise<{ deletedCount: 1 }> {
  const permitted = await permit(actor, GuardedGroup, id, "delete");
  await groups.delete(permitted);
  return { deletedCount: 1 };
}
