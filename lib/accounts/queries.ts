import "server-only";
import { toProfile } from "@/lib/accounts/policy";
import type { Profile } from "@/lib/accounts/schema";
import type { Actor } from "@/lib/platform/permission/actor";

/** One's own profile; the actor was read from the store for this very request. */
export const getProfile = (actor: Actor): Profile => toProfile({ ...actor, _id: actor.accountId });
