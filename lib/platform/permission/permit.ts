import "server-only";
import { AppError, found } from "@/lib/errors";
import { noteSecurity } from "@/lib/security-log";
import type { Actor } from "./actor";
import type { Refusal, Verdict } from "./verdict";

declare const permitted: unique symbol;

/**
 * A thing that somebody was found to be allowed to act on. Branded: only `permit` makes one, and the methods of a store that write take
 * nothing else, so that a command that forgets to ask does not compile.
 */
export type Permitted<Thing, Action extends string> = Thing & { readonly [permitted]: Action };

/** What `permit` has to know of a noun. */
export interface Guarded<Thing, Standing, Action extends string> {
  /** The thing, with everything an actor's permission depends on. Null when there is none, or they must not know of it. */
  load: (actor: Actor, id: string) => Promise<{ thing: Thing; standing: Standing } | null>;
  can: (standing: Standing, action: Action) => Verdict;
  /** What to say when there is none. */
  missing: string;
}

/** A refusal as it leaves through the API. */
export const refused = ({ status, reason, code, next, fields }: Refusal): AppError =>
  new AppError(status, reason, { reason: code, ...(next !== null && { next }), ...(fields && { fields }) });

/**
 * The load and allow steps of a command. What is returned was true when it was loaded: where a rule must still hold inside the atomic
 * step, the store asks the same table again there.
 * @throws AppError not_found, or as the table refuses it (forbidden unless it says otherwise)
 */
export async function permit<Thing, Standing, Action extends string, Asked extends Action>(
  actor: Actor,
  { load, can, missing }: Guarded<Thing, Standing, Action>,
  id: string,
  action: Asked,
): Promise<Permitted<Thing, Asked>> {
  const { thing, standing } = found(await load(actor, id), missing);
  const verdict = can(standing, action);
  if (!verdict.allowed) {
    if (verdict.status === "forbidden") noteSecurity("access_refused", { accountId: actor.accountId, action, reason: verdict.code });
    throw refused(verdict);
  }
  return thing as Permitted<Thing, Asked>;
}
