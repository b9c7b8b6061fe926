import { type Account, NEW_ACCOUNT } from "@/lib/accounts/record";
import type { Group } from "@/lib/groups/record";
import { freshGroup, type NewGroup } from "@/lib/groups/store";
import type { Actor } from "@/lib/platform/permission/actor";
import { newId } from "@/lib/platform/store/id";
import { anActor } from "./actor";

export const TAHMINA = "aaaaaaaaaaaaaaaaaaaaaaaa";
export const FARHAN = "bbbbbbbbbbbbbbbbbbbbbbbb";

type Founded = NewGroup & { ownerId: string };

/** The fields of a new group. */
export const newGroup = (change: Partial<Founded> = {}): Founded => ({
  groupName: "Ramna Morning Runners",
  hobbyCategory: "Running",
  location: "Ramna Park, Dhaka",
  maxMembers: 30,
  startDate: "2026-11-27",
  status: "ongoing",
  description: "Five easy kilometres before work.",
  imageUrl: "/covers/running.svg",
  ownerId: TAHMINA,
  ...change,
});

/** The same fields in the form that `groups.create` takes. */
export function byOwner(change: Partial<Founded> = {}): [Actor, NewGroup] {
  const { ownerId, ...group } = newGroup(change);
  return [anActor({ accountId: ownerId }), group];
}

/** A group as an archive contains it. */
export const groupRecord = (change: Partial<Group> = {}): Group => ({
  ...freshGroup(newGroup(), newId(), "2026-11-01T08:00:00.000Z"),
  ...change,
});

export const accountRecord = (change: Partial<Account> = {}): Account => ({
  ...NEW_ACCOUNT,
  _id: newId(),
  email: "tahmina@hobbyhub.example",
  displayName: "Tahmina Akter",
  passwordHash: "$argon2id$hash",
  createdAt: "2026-11-01T08:00:00.000Z",
  ...change,
});

/** All items of an async iterable of batches. */
export async function all<T>(batches: AsyncIterable<T[]>): Promise<T[]> {
  const records: T[] = [];
  for await (const batch of batches) records.push(...batch);
  return records;
}

export const byText = (a: string, b: string): number => (a < b ? -1 : 1);
