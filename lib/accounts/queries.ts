import "server-only";
import { found } from "@/lib/errors";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { spokenDay } from "@/lib/spoken-time";
import { toOwnProfile } from "./policy";
import { Accounts, Links } from "./record";
import type { AccountPageView, OwnProfile } from "./schema";

/** One's own profile. @throws AppError not_found, unavailable */
export async function getProfile({ accountId }: Actor): Promise<OwnProfile> {
  const db = await database();
  return toOwnProfile(found(await db.read((reader) => reader.get(Accounts, accountId))));
}

/** What the account page shows. @throws AppError not_found, unavailable */
export async function getAccountPage({ accountId }: Actor): Promise<AccountPageView> {
  const db = await database();
  const [account, link] = await db.read(async (reader) => [
    found(await reader.get(Accounts, accountId)),
    await reader.first(Links, { userId: accountId }),
  ]);
  const { displayName, photoURL, about, place, interests, zone, sashFor, email, emailVerified, pendingEmail, passwordHash } = account;
  const confirmedOn = emailVerified && spokenDay(emailVerified, zone);
  return {
    profile: { displayName, photoURL, about, place, interests, zone, sashFor },
    address: { email, confirmedOn, becoming: pendingEmail },
    hasPassword: passwordHash !== null,
    google: link !== null,
  };
}
