import "server-only";
import { found } from "@/lib/errors";
import { type Group, Groups } from "@/lib/groups/record";
import type { Guarded } from "@/lib/platform/permission/permit";
import type { Reader } from "@/lib/platform/store/database";
import { membershipIn } from "./ban-queries";
import { can, permissions, roleOf, type Standing, stateAt } from "./policy";
import { type Membership, Memberships } from "./record";
import { NO_GROUP } from "./store";
import type { Action, MembershipView } from "./views";

/** A person in a group: the group, the person's membership, and what their permissions depend on. */
export interface MembershipContext {
  group: Group;
  /** If the person has no row but a ban is kept by their address, a banned membership made from that ban. */
  membership: Membership | null;
  standing: Standing;
  now: string;
}

/** The group and the standing that `permit` has checked. */
export type Seen = Pick<MembershipContext, "group" | "standing">;

/** @throws AppError not_found */
const groupOf = async (reader: Reader, groupId: string): Promise<Group> => found(await reader.get(Groups, groupId), NO_GROUP);

/** @throws AppError not_found */
export async function contextOf(
  reader: Reader,
  groupId: string,
  personId: string | null,
  now = new Date().toISOString(),
): Promise<MembershipContext> {
  return contextIn(reader, await groupOf(reader, groupId), personId, now);
}

/** Like `contextOf`, for a group that the caller has read. */
export async function contextIn(
  reader: Reader,
  group: Group,
  personId: string | null,
  now = new Date().toISOString(),
): Promise<MembershipContext> {
  const membership = personId === null ? null : await membershipIn(reader, group._id, personId, now);
  return { group, membership, now, standing: { now, personId, membership, group } };
}

/** How `permit` loads a group and checks a permission in it. */
export const GuardedGroup: Guarded<Group, Standing, Action> = {
  can,
  missing: NO_GROUP,
  async load(reader, { accountId }, id, now) {
    const group = await reader.get(Groups, id);
    return group && { thing: group, standing: (await contextIn(reader, group, accountId, now)).standing };
  },
};

/** The person's place in line, from 1; null for a person who is not on the waitlist. */
export async function positionOf(reader: Reader, membership: Membership | null): Promise<number | null> {
  if (membership?.state !== "waiting") return null;
  const { groupId, sequence } = membership;
  return 1 + (await reader.count(Memberships, { groupId, state: "waiting", sequence: { lt: sequence } }));
}

export async function viewOf(reader: Reader, { membership, standing, now }: MembershipContext): Promise<MembershipView> {
  const state = stateAt(membership, now);
  return {
    state,
    role: roleOf(membership),
    position: await positionOf(reader, membership),
    rulesAccepted: membership?.rulesAccepted ?? null,
    // A choice from an earlier membership does not count: a person without a membership gets the default.
    contact: (state !== "none" && membership?.contact) || "nothing",
    can: permissions(standing),
  };
}
