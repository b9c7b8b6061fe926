import "server-only";
import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/errors";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { slugOf } from "@/lib/slug";
import { type Group, Slugs } from "./record";

/** The highest number that is tried after a slug that is taken: `chess-2` to `chess-9`. */
const NUMBERS = 9;

/** 64 random bits, so that nobody finds an unlisted group by guessing. */
const secret = (): string => randomBytes(8).toString("hex");

/** Slugs for a name, the best first. The last one (the returned one) is random and therefore free. */
function* candidates({ groupName, visibility }: Pick<Group, "groupName" | "visibility">): Generator<string, string> {
  const plain = slugOf(groupName);
  if (visibility === "public") {
    yield plain;
    for (let number = 2; number <= NUMBERS; number++) yield `${plain}-${number}`;
  }
  return `${plain}-${secret()}`;
}

/**
 * Reserves a slug for a group: one of its own older ones, or one that no group ever had. Its older addresses redirect to it for ever.
 * @throws AppError conflict if a concurrent transaction reserves the same slug
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

/** How often `withFreeAddress` runs a step at most. */
const TRIES = 20;

/**
 * Runs a step that reserves a slug. Retries it if another process has just reserved the same slug: the retry sees that and takes the next
 * one.
 */
export async function withFreeAddress<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await step();
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
}

/** True for a duplicate key in the database. A refusal for a person to read has no `cause`. */
const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === "conflict" && error.cause !== undefined;

/** Whether an edit changes the address. */
export const movesAddress = (before: Pick<Group, "groupName" | "visibility">, after: Pick<Group, "groupName" | "visibility">): boolean =>
  before.visibility !== after.visibility || slugOf(before.groupName) !== slugOf(after.groupName);
