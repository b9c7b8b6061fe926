import "server-only";
import { AppError, found } from "@/lib/errors";
import { database } from "@/lib/platform/store";
import type { Reader, Transaction } from "@/lib/platform/store/database";
import { noteSecurity } from "@/lib/security-log";
import type { Actor, SystemActor } from "./actor";
import type { Refusal, Verdict } from "./verdict";

declare const permitted: unique symbol;

/**
 * A thing that an actor is allowed to act on. Branded: only `permit` creates one, and the methods of a store that change a thing accept
 * nothing else. So a command that forgets to check the permission does not compile.
 */
export interface Permitted<Thing, Action extends string, Standing = unknown> {
  readonly [permitted]: Action;
  /** The thing as it was when the permission was checked. */
  readonly thing: Thing;
  /** The facts that the decision was based on. */
  readonly standing: Standing;
  readonly actor: Actor;
  /**
   * Checks the permission again inside the transaction that writes, because the actor may have lost a role since.
   * @returns the thing as the transaction reads it
   * @throws AppError as `permit` does
   */
  again(tx: Transaction, now?: string): Promise<Thing>;
}

/** What `permit` needs to know about a noun. */
export interface Guarded<Thing, Standing, Action extends string> {
  /**
   * Loads the thing, with everything that an actor's permission depends on. Null when it does not exist, or when the actor must not know
   * that it exists.
   */
  load: (reader: Reader, actor: Actor, id: string, now: string) => Promise<{ thing: Thing; standing: Standing } | null>;
  can: (standing: Standing, action: Action) => Verdict;
  /** The message when `load` returns null. */
  missing: string;
}

/**
 * Turns a refusal into the error of the API. This is the one place that logs a forbidden action. (When the database runs a transaction
 * again, the line is logged again.)
 */
export function refused({ status, reason, code, next, fields }: Refusal, actor: Actor | SystemActor | null, action: string): AppError {
  const accountId = actor?.accountId;
  if (status === "forbidden") noteSecurity("access_refused", { ...(accountId && { accountId }), action, reason: code });
  return new AppError(status, reason, { reason: code, ...(next !== null && { next }), ...(fields && { fields }) });
}

/** The transaction or read to use, and the time. The default is a read of its own and now. */
interface Asking {
  reader?: Reader | undefined;
  now?: string | undefined;
}

/**
 * The one function that checks whether an actor may do something to a thing. The result is true only for the moment of the check, so a
 * method that writes calls `again` in its transaction.
 * @throws AppError not_found, or the code that the table gives (forbidden by default)
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
