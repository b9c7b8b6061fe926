import "server-only";
import { AppError, found } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import type { Reader, Transaction } from "@/lib/platform/store/database";
import { noteSecurity } from "@/lib/security-log";
import type { Actor, SystemActor } from "./actor";
import type { Refusal, Verdict } from "./verdict";

declare const permitted: unique symbol;

/**
 * A thing that somebody was found to be allowed to act on. Branded: only `permit` makes one, and the methods of a store that change a
 * thing take nothing else, so that a command that forgets to ask does not compile.
 */
export interface Permitted<Thing, Action extends string, Standing = unknown> {
  readonly [permitted]: Action;
  /** As it was when it was asked. */
  readonly thing: Thing;
  /** What the answer followed from. */
  readonly standing: Standing;
  readonly actor: Actor;
  /**
   * Asks the same table once more, inside the step that writes: somebody may have lost a role since.
   * @returns the thing as the step sees it
   * @throws AppError as `permit` does
   */
  again(tx: Transaction, now?: string): Promise<Thing>;
}

/** What `permit` has to know of a noun. */
export interface Guarded<Thing, Standing, Action extends string> {
  /** The thing, with everything an actor's permission depends on. Null when there is none, or they must not know of it. */
  load: (reader: Reader, actor: Actor, id: string, now: string) => Promise<{ thing: Thing; standing: Standing } | null>;
  can: (standing: Standing, action: Action) => Verdict;
  /** What to say when there is none. */
  missing: string;
}

/**
 * A refusal as it leaves through the API, and the one place where it is written down that somebody tried what they may not do. (A step
 * that the database had to take again writes the line again.)
 */
export function refused({ status, reason, code, next, fields }: Refusal, actor: Actor | SystemActor | null, action: string): AppError {
  const accountId = actor?.accountId;
  if (status === "forbidden") noteSecurity("access_refused", { ...(accountId && { accountId }), action, reason: code });
  return new AppError(status, reason, { reason: code, ...(next !== null && { next }), ...(fields && { fields }) });
}

/** Where and when something is asked: by itself and now, unless a step or a longer read asks. */
interface Asking {
  reader?: Reader | undefined;
  now?: string | undefined;
}

/**
 * The one way to ask whether somebody may do something to a thing. What is returned was true when it was loaded: a method that writes asks
 * `again` inside its step.
 * @throws AppError not_found, or as the table refuses it (forbidden unless it says otherwise)
 */
export async function permit<Thing, Standing, Action extends string, Asked extends Action>(
  actor: Actor,
  noun: Guarded<Thing, Standing, Action>,
  id: string,
  action: Asked,
  { reader, now = new Date().toISOString() }: Asking = {},
): Promise<Permitted<Thing, Asked, Standing>> {
  const load = (from: Reader) => noun.load(from, actor, id, now);
  const loaded = found(reader ? await load(reader) : await (await database()).read(load), noun.missing);
  const verdict = noun.can(loaded.standing, action);
  if (!verdict.allowed) throw refused(verdict, actor, action);
  const again = async (tx: Transaction, at?: string) => (await permit(actor, noun, id, action, { reader: tx, now: at })).thing;
  return { ...loaded, actor, again } as Permitted<Thing, Asked, Standing>;
}
