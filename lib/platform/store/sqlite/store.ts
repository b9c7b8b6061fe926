import type { Store } from "../port/store";
import { accountStore } from "./accounts";
import { archiveStore } from "./archive";
import { authAdapter } from "./auth-adapter";
import { changeStore } from "./changes";
import { connect } from "./connection";
import { groupStore } from "./groups";
import { sqliteLimits } from "./limits";
import { messageStore, outboxStore } from "./messages";

/**
 * The store in a folder: `hobbyhub.db` and, for the rate limits, `limits.db`.
 * @throws AppError unavailable when the folder cannot be written or stays locked
 */
export async function openSqliteStore(directory: string): Promise<Store> {
  const connection = await connect(directory);
  const limits = await sqliteLimits(directory);
  const changes = changeStore(connection);
  const { sqlite, work } = connection;
  const check = sqlite.prepare("SELECT count(*) FROM (SELECT 1 FROM groups LIMIT 1)");
  return {
    groups: groupStore(connection),
    accounts: accountStore(connection),
    messages: messageStore(connection),
    outbox: outboxStore(connection),
    changes,
    limits,
    archive: archiveStore(connection),
    authAdapter: authAdapter(connection),
    ping: () =>
      work.read(() => {
        check.get();
      }),
    close: async () => {
      await work.idle();
      changes.close();
      limits.close();
      sqlite.close();
    },
  };
}
