import type { Transaction } from "./database";

declare const TOLD: unique symbol;

/**
 * An event that a room raises inside its own transaction, so that rooms above it can react; it does not know them. All reactions are part
 * of the transaction.
 */
export interface Occasion<Told> {
  readonly name: string;
  /** Used by the compiler only. */
  readonly [TOLD]?: Told;
}

/** @param name must be unique. Occasions are compared by name, because Next bundles a file more than once and the objects differ. */
export const occasion = <Told>(name: string): Occasion<Told> => ({ name });

type Take<Told> = (tx: Transaction, told: Told, now: string) => Promise<void>;

/** What a room does on an occasion: a listener. */
export interface Part {
  readonly name: string;
  readonly take: Take<never>;
}

export const part = <Told>({ name }: Occasion<Told>, take: Take<NoInfer<Told>>): Part => ({ name, take });

// Next bundles instrumentation and each route separately: only globalThis is shared by all of them.
const KEY = Symbol.for("hobbyhub.occasions");
const shared = globalThis as typeof globalThis & { [KEY]?: readonly Part[] };

/** Registers the listeners; call it before the first use. */
export function declareParts(parts: readonly Part[]): void {
  shared[KEY] = parts;
}

/** Calls all listeners of the occasion, one after the other. */
export async function tell<Told>(
  tx: Transaction,
  { name }: Occasion<Told>,
  told: NoInfer<Told>,
  now = new Date().toISOString(),
): Promise<void> {
  for (const { take } of (shared[KEY] ?? []).filter((one) => one.name === name)) await take(tx, told as never, now);
}
