import "server-only";
import { type Account, Accounts, NEW_ACCOUNT } from "@/lib/accounts/record";
import { hashPassword } from "@/lib/accounts/secrets";
import { HOUR_MS, MINUTE_MS } from "@/lib/duration";
import { completeGroups } from "@/lib/groups/founding-store";
import { type Group, Groups } from "@/lib/groups/record";
import { coversOf } from "@/lib/groups/schema";
import { freshGroup } from "@/lib/groups/store";
import { addAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import { seedCommunity } from "./community";
import { DRAWING_AND_PHOTOGRAPHY } from "./drawing-and-photography";
import { GAMES_AND_FISHING } from "./games-and-fishing";
import { HIKING_AND_OTHER } from "./hiking-and-other";
import { seedMeetups } from "./meetups";
import { DEMO_ACCOUNTS } from "./people";
import { READING_AND_WRITING } from "./reading-and-writing";
import { RUNNING_AND_COOKING } from "./running-and-cooking";

const TEXTS = [...DRAWING_AND_PHOTOGRAPHY, ...GAMES_AND_FISHING, ...RUNNING_AND_COOKING, ...READING_AND_WRITING, ...HIKING_AND_OTHER];

const FIRST = Date.parse("2026-08-24T03:10:00.000Z");
const APART_MS = 35 * HOUR_MS + 17 * MINUTE_MS;

/**
 * It has no common factor with the number of groups. Taking every 37th group mixes the categories, so that the newest groups have different
 * hobbies.
 */
const STRIDE = 37;

/**
 * The owners of successive groups, as indexes of the demo people. The first person has many groups, and each hobby has groups of every
 * owner.
 */
const OWNERS = [0, 1, 2, 0, 3, 4, 0, 0, 1, 5, 0, 1, 2, 0];

const number = (value: number) => String(value).padStart(20, "0");

/** The demo groups, always with the same ids, owners, pictures and times. */
export function demoGroups(): Group[] {
  return TEXTS.map(({ cover, ...text }, index) => {
    const place = (index * STRIDE) % TEXTS.length;
    const covers = coversOf(text.hobbyCategory);
    const group: Parameters<typeof freshGroup>[0] = {
      ...text,
      status: index % 11 === 10 ? "outgoing" : "ongoing",
      imageUrl: covers[cover - 1] ?? covers[0],
      ownerId: (DEMO_ACCOUNTS[OWNERS[(index * 5) % OWNERS.length] ?? 0] ?? DEMO_ACCOUNTS[0])._id,
    };
    return freshGroup(group, `de40${number(index + 1)}`, new Date(FIRST + place * APART_MS).toISOString());
  });
}

/**
 * Writes the demo people and groups that are missing. A second run adds nothing.
 * @throws AppError conflict when another person has registered a demo address
 */
export async function seedDemo(db: Database): Promise<{ accounts: number; groups: number }> {
  const people = DEMO_ACCOUNTS.map(async ({ _id, email, displayName, password }): Promise<Account> => {
    const createdAt = "2026-08-20T05:00:00.000Z";
    const own = { ...NEW_ACCOUNT, _id, email, displayName, emailVerified: createdAt };
    return { ...own, passwordHash: await hashPassword(password), createdAt };
  });
  const added = await addAll(db, Accounts, await Promise.all(people));
  const groups = await addAll(db, Groups, demoGroups());
  await completeGroups(db);
  // If some groups existed already, people may have changed them.
  if (groups === TEXTS.length) {
    await seedCommunity(db, demoGroups(), DEMO_ACCOUNTS[0]._id);
    await seedMeetups(db, demoGroups(), new Date().toISOString());
  }
  return { accounts: added, groups };
}

/** The demo addresses that can sign in to this site: a reason for a warning in production. */
export async function findDemoPeople(db: Database): Promise<string[]> {
  const found = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => db.read((reader) => reader.first(Accounts, { email }))));
  return found.flatMap((account) => (account ? [account.email] : []));
}
