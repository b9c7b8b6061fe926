import "server-only";
import { recordAccountEvent } from "@/lib/events/store";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Transaction } from "@/lib/platform/store/database";
import { type AccountNews, newsTask } from "./tasks";

/** The extra text of the notice in the app. */
function detailOf(news: AccountNews): string | null {
  switch (news.what) {
    case "address-asked":
    case "address-changed":
      return news.email;
    case "new-device":
      return news.device;
    case "deletion-announced":
      return news.at;
    default:
      return null;
  }
}

/** Tells the owner of an account by mail and in the app, in the transaction of the event itself. */
export async function tellOwner(tx: Transaction, accountId: string, news: AccountNews): Promise<void> {
  await schedule(tx, newsTask(accountId, news));
  await recordAccountEvent(tx, accountId, news.what, new Date().toISOString(), detailOf(news));
}
