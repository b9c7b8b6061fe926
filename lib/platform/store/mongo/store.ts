import type { Store } from "../port/store";
import { accountStore } from "./accounts";
import { archiveStore } from "./archive";
import { authAdapter } from "./auth-adapter";
import { changeStore } from "./changes";
import { connect } from "./connection";
import { groupStore } from "./groups";
import { mongoLimits } from "./limits";
import { messageStore, outboxStore } from "./messages";

/**
 * The store at an address; the database is the one the address names, else `hobbyhub`. Needs transactions (a replica set).
 * @throws AppError unavailable when it cannot be reached
 */
export async function openMongoStore(uri: string): Promise<Store> {
  const connection = await connect(uri);
  const { client, work, users } = connection;
  const changes = changeStore(connection);
  return {
    groups: groupStore(connection, changes.ready),
    accounts: accountStore(connection),
    messages: messageStore(connection),
    outbox: outboxStore(connection),
    changes,
    limits: mongoLimits(connection),
    archive: archiveStore(connection, changes.ready),
    authAdapter: authAdapter(connection),
    ping: () =>
      work.once(async () => {
        await users.findOne({}, { projection: { _id: 1 } });
      }),
    close: async () => {
      await work.idle();
      await client.close();
    },
  };
}
