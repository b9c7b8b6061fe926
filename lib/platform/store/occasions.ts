import type { Transaction } from "./database";

declare const TOLD: unique symbol;

/**
 * What a room says happened, inside its own step, so that rooms above it can take part in it: it knows none of them. All of it is done, or
 * none of it.
 */
export interface Occasion<Told> {
  readonly name: string;
  /** For the compiler only. */
  readonly [TOLD]?: Told;
}

/** @param name no other occasion has it: Next bundles a file more than once, so that they are not known by what they are */
export const occasion = <Told>(name: string): Occasion<Told> => ({ name });

type Take<Told> = (tx: Transaction, told: Told, now: string) => Promise<void>;

/** What a room does on an occasion. */
export interface Part {
  readonly name: string;
  readonly take: Take<never>;
}

export const part = <Told>({ name }: Occasion<Told>, take: Take<NoInfer<Told>>): Part => ({ name, take });

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const KEY = Symbol.for("hobbyhub.occasions");
const shared = globalThis as typeof globalThis & { [KEY]?: readonly Part[] };

/** Says, before the first use, who takes part. */
export function declareParts(parts: readonly Part[]): void {
  shared[KEY] = parts;
}

/** Tells everybody who takes part, one after the other. */
export async function tell<Told>(
  tx: Transaction,
  { name }: Occasion<Told>,
  told: NoInfer<Told>,
  now = new Date().toISOString(),
): Promise<void> {
  for (const { take } of (shared[KEY] ?? []).filter((one) => one.name === name)) await take(tx, told as never, now);
}
