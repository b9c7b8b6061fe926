import { Sessions } from "@/lib/sessions/record";
import { run } from "@/scripts/run";

/** A script that moves the beginning of this account's sessions to a day ago. */
const [accountId = ""] = process.argv.slice(2);
const createdAt = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
await run((db) =>
  db.write(async (tx) => {
    for (const { _id } of await tx.list(Sessions, { where: { accountId } })) await tx.update(Sessions, _id, { createdAt });
  }),
);
