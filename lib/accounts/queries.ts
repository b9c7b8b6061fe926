import "server-only";
import { found } from "@/lib/errors";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { toAccountPage, toOwnProfile } from "./policy";
import { Accounts, ProviderLinks } from "./record";
import type { AccountPageView, OwnProfile } from "./views";

/** The actor's own profile. @throws AppError not_found, unavailable */
export async function getProfile({ accountId }: Actor): Promise<OwnProfile> {
  const db = await database();
  return toOwnProfile(found(await db.read((reader) => reader.get(Accounts, accountId))));
}

/** What the account page shows. @throws AppError not_found, unavailable */
export async function getAccountPage(actor: Actor): Promise<AccountPageView> {
  const { accountId } = actor;
  const db = await database();
  const [account, link] = await db.read(async (reader) => [
    found(await reader.get(Accounts, accountId)),
    await reader.first(ProviderLinks, { userId: accountId }),
  ]);
  return toAccountPage(account, link, actor);
}
