import "server-only";
import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/errors";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { slugOf } from "@/lib/slug";
import { type Group, Slugs } from "./record";

/** How often a plain number is tried behind a name that is taken. */
const NUMBERS = 9;

/** 64 random bits: nobody comes by an unlisted group by guessing. */
const secret = (): string => randomBytes(8).toString("hex");

/** Addresses for a name, the best first; the last one is free. */
function* candidates({ groupName, visibility }: Pick<Group, "groupName" | "visibility">): Generator<string, string> {
  const plain = slugOf(groupName);
  if (visibility === "public") {
    yield plain;
    for (let number = 2; number <= NUMBERS; number++) yield `${plain}-${number}`;
  }
  return `${plain}-${secret()}`;
}

/**
 * Takes an address for a group: one of its own older ones, or one that no group ever had. Those it had lead on to it for ever.
 * @throws AppError conflict when another step takes the same one at this moment
 */
export async function claimSlug(tx: Transaction, group: Pick<Group, "_id" | "groupName" | "visibility">): Promise<string> {
  const names = candidates(group);
  for (;;) {
    const { value: slug, done } = names.next();
    const taken = await tx.first(Slugs, { slug });
    if (taken?.groupId === group._id) return slug;
    if (taken && !done) continue;
    await tx.insert(Slugs, { _id: newId(), slug, groupId: group._id });
    return slug;
  }
}

/** So often another step may be faster at taking an address. */
const TRIES = 20;

/** Runs a step that takes an address, again when another process has just taken the same one: by then the next one is free. */
export async function withFreeAddress<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await step();
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
}

/** A duplicate in the database, not a refusal that a person could read about. */
const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === "conflict" && error.cause !== undefined;

/** Whether an edit changes the address. */
export const movesAddress = (before: Pick<Group, "groupName" | "visibility">, after: Pick<Group, "groupName" | "visibility">): boolean =>
  before.visibility !== after.visibility || slugOf(before.groupName) !== slugOf(after.groupName);
