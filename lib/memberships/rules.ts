import { no } from "@/lib/platform/permission/verdict";
import type { Act, Outcome, Person, Scene, SceneGroup } from "./decision-schema";
import { approve, ban, decline, lift, remove, setRole } from "./desk-rules";
import { acceptTransfer, changeSettings, close, endTransfer, move, offerTransfer, reopen, settle } from "./group-rules";
import { acceptInvitation, editMembership, join, leave } from "./joining-rules";
import { roleOf } from "./policy";
import type { Seats } from "./record";
import { STEP_SIZE } from "./schema";
import { StepBuilder, stateIn } from "./step-builder-rules";

/** Ends the membership of an account that is being deleted. A ban is kept by the address. The owner of an open group is refused. */
function forget(scene: Scene, actor: Person): Outcome {
  const { membership } = actor;
  const owner = roleOf(membership) === "owner";
  if (owner && scene.group.closedAt === null)
    return no("owner_stays", "You own an open group.", "Hand it over, close it or delete it first.", "conflict");
  const builder = new StepBuilder(scene);
  if (owner) builder.ownerGoes();
  if (membership) builder.drop(actor._id, membership);
  if (membership && stateIn(scene, actor) === "banned") builder.barred = { reason: membership.reason ?? "", until: membership.until };
  builder.fill();
  return builder.step();
}

/**
 * Decides on an act in a group. A pure function: it takes the scene, as it is inside the transaction, and the act. It returns the changes
 * with all their consequences, or the refusal. The store writes the result and has no rules of its own.
 */
export function decide(scene: Scene, act: Act): Outcome {
  if (act.type === "settle") return settle(new StepBuilder(scene));
  const { actor } = scene;
  if (!actor) return no("sign_in", "Sign in first.", "You come straight back here.", "unauthenticated");
  switch (act.type) {
    case "join":
      return join(scene, actor, act);
    case "edit-membership":
      return editMembership(scene, actor, act);
    case "leave":
      return leave(scene, actor, act);
    case "accept-invitation":
      return acceptInvitation(scene, actor, act);
    case "approve":
      return approve(scene, actor);
    case "decline":
      return decline(scene, actor, act);
    case "remove":
      return remove(scene, actor, act);
    case "ban":
      return ban(scene, actor, act);
    case "lift":
      return lift(scene, actor);
    case "set-role":
      return setRole(scene, actor, act);
    case "offer-transfer":
      return offerTransfer(scene, actor);
    case "end-transfer":
      return endTransfer(scene, actor);
    case "accept-transfer":
      return acceptTransfer(scene, actor);
    case "close":
      return close(scene, actor, act);
    case "reopen":
      return reopen(scene, actor);
    case "move":
      return move(scene, actor, act);
    case "change-settings":
      return changeSettings(scene, actor, act);
    case "forget":
      return forget(scene, actor);
  }
}

/** Acts by which nobody leaves the group or the waitlist. */
const ONLY_COME: ReadonlySet<Act["type"]> = new Set(["join", "approve", "decline", "edit-membership"]);

/** How many people on the waitlist a step can change at most. The store loads that many. */
export function lineReach(group: Pick<SceneGroup, "maxMembers">, { memberCount, waitingCount }: Seats, act: Act): number {
  const limit = act.type === "change-settings" ? (act.edit.maxMembers ?? group.maxMembers) : group.maxMembers;
  // The act may free one place, and may remove one person from the waitlist.
  const left = ONLY_COME.has(act.type) ? 0 : 2;
  return Math.min(waitingCount, STEP_SIZE, Math.max(0, limit - memberCount + left));
}

/** Whether a step is about all open requests of the group. */
export const reachesRequests = (group: Pick<SceneGroup, "closedAt" | "lettingIn">, act: Act): boolean =>
  act.type === "close" ||
  (act.type === "change-settings" && act.letIn) ||
  (act.type === "settle" && (group.closedAt !== null || group.lettingIn));
