import "server-only";
import { type Account, Accounts, NEW_ACCOUNT } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";
import { completeGroups } from "@/lib/groups/founding-store";
import { type Group, Groups } from "@/lib/groups/record";
import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { freshGroup } from "@/lib/groups/store";
import { addAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";

const BATCH = 100;
const OWNERS = 200;

const MOODS = ["Quiet", "Early", "Friendly", "Wandering", "Stubborn", "Curious", "Patient", "Cheerful", "Late", "Steady", "Salty", "Rainy"];
const THINGS = ["Circle", "Club", "Company", "Crew", "Friends", "Gathering", "League", "Society", "Table", "Workshop"];
const PLACES = ["Dhanmondi, Dhaka", "Mirpur, Dhaka", "Agrabad, Chattogram", "Zindabazar, Sylhet", "Boyra, Khulna", "Motihar, Rajshahi"];
const TIMES = ["every Friday morning", "on Tuesday evenings", "twice a month", "when the weather allows", "after work", "at weekends"];

const pick = <T>(from: readonly [T, ...T[]] | readonly T[], index: number): T => from[index % from.length] as T;

function generated(index: number, ownerId: string, now: number): Group {
  const hobbyCategory = pick(HOBBY_CATEGORIES, index * 7 + Math.floor(index / 10));
  const covers = coversOf(hobbyCategory);
  const [mood, thing, place, time] = [pick(MOODS, index), pick(THINGS, Math.floor(index / 12)), pick(PLACES, index), pick(TIMES, index)];
  const group: Parameters<typeof freshGroup>[0] = {
    groupName: `${mood} ${hobbyCategory} ${thing} ${index + 1}`,
    hobbyCategory,
    location: place,
    maxMembers: 5 + (index % 60),
    startDate: new Date(now + (index % 90) * DAY_MS).toISOString().slice(0, 10),
    status: index % 9 === 8 ? "outgoing" : "ongoing",
    description: `We meet ${time} for ${hobbyCategory.toLowerCase()} in good company. Number ${index + 1} of a large generated store.`,
    imageUrl: pick(covers, index),
    ownerId,
  };
  return freshGroup(group, newId(now), new Date(now - index * 1000).toISOString());
}

/**
 * Fills the store with generated groups of two hundred people who cannot sign in, for benchmarks. Each call adds the same number again.
 * @param told is called with the number of groups written so far
 */
export async function seedMany(db: Database, total: number, told: (written: number) => void): Promise<void> {
  const now = Date.now();
  const people = Array.from({ length: Math.min(OWNERS, total) }, (): Account => {
    const _id = newId(now);
    return {
      ...NEW_ACCOUNT,
      _id,
      email: `${_id}@generated.example`,
      displayName: `Member ${_id.slice(-6)}`,
      createdAt: new Date(now).toISOString(),
    };
  });
  await addAll(db, Accounts, people);
  for (let from = 0; from < total; from += BATCH) {
    const size = Math.min(BATCH, total - from);
    const batch = Array.from({ length: size }, (_, at) => generated(from + at, pick(people, from + at)._id, now));
    await addAll(db, Groups, batch);
    await completeGroups(db);
    told(from + size);
  }
}
