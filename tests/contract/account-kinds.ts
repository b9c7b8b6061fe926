import { expect } from "vitest";
import { accountJobs } from "@/lib/accounts/jobs";
import type { Account } from "@/lib/accounts/record";
import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { accounts } from "@/lib/accounts/store";
import { DELETION_KIND, deletionTask } from "@/lib/accounts/tasks";
import { Events } from "@/lib/events/record";
import { ACCOUNT_KINDS, type AccountKind } from "@/lib/events/schema";
import { MailLinks } from "@/lib/links/record";
import { linkToken } from "@/lib/links/secrets";
import { changeEmail, confirmVerification, provenByGoogle } from "@/lib/links/verification-commands";
import { restAddress } from "@/lib/notices/address-commands";
import { fanOutJob } from "@/lib/notices/fan-out-jobs";
import { noticeJobs } from "@/lib/notices/jobs";
import { askDeletion, keepAccount } from "@/lib/own-data/commands";
import { waitingJob } from "@/lib/own-data/jobs";
import { accountRemoval } from "@/lib/own-data/removal-jobs";
import { waitingTask } from "@/lib/own-data/tasks";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import { schedule } from "@/lib/platform/clock/schedule";
import type { Database } from "@/lib/platform/store/database";
import { Sessions } from "@/lib/sessions/record";
import { sessions } from "@/lib/sessions/store";
import { anActor } from "../support/actor";
import { aGroupOf, allNotices, aProcess, dying, killed, noticesOf, Post } from "../support/notices";
import type { Store } from "../support/nouns";
import { accountRecord } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { withDatabase } from "../support/this-process";

const OLD = "rina@example.com";
const NEW = "rina@new.example.com";
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

interface Scene {
  account: Partial<Account>;
  /** What there has to be besides. */
  before?: (store: Store, account: Account) => Promise<unknown>;
  /** What somebody does, or the clock. */
  act: (account: Account, db: Database) => Promise<unknown>;
  /** The subject of its mail, to the address the account has had; null where there is none. */
  mail: string | null;
}

/** Whoever has no password shows by a session that has just begun who they are. */
const actorOf = ({ _id: accountId, email }: Account) => anActor({ accountId, email, provenAt: inMs(0) });
const device = {
  version: 1,
  device: { device: "Firefox on Linux", kind: "computer" },
  known: false,
  provesAddress: false,
  replaces: null,
} as const;

async function toConfirm(store: Store, { _id: accountId }: Account) {
  const times = { createdAt: inMs(0), expiresAt: inMs(60_000) };
  await store.db.write((tx) => tx.insert(MailLinks, { _id: accountId, accountId, purpose: "verify", email: NEW, ...times }));
}

/** How each of them comes about; one without a row does not compile. */
const SCENES: Record<AccountKind, Scene> = {
  "password-changed": {
    account: {},
    act: (account) => accounts.setPassword(actorOf(account), "$argon2id$new", account.sessionVersion),
    mail: "Your password was changed",
  },
  "password-set": {
    account: { passwordHash: null },
    act: (account) => accounts.setPassword(actorOf(account), "$argon2id$new", account.sessionVersion),
    mail: "Your account has a password now",
  },
  "address-asked": {
    account: { passwordHash: null },
    act: (account) => changeEmail(actorOf(account), { email: NEW }),
    mail: "Your address is about to change",
  },
  "address-changed": {
    account: { pendingEmail: NEW },
    before: toConfirm,
    act: async (account) => confirmVerification(actorOf(account), { token: await linkToken("verify", account._id) }, "203.0.113.7"),
    mail: "Your address was changed",
  },
  "taken-over": {
    account: { emailVerified: null },
    act: ({ email, _id }) => provenByGoogle(email, `g-${_id}`),
    mail: "This account is yours now",
  },
  "new-device": {
    account: { signedInAt: inMs(-60_000) },
    act: ({ _id, sessionVersion }) => sessions.begin({ ...device, accountId: _id, version: sessionVersion }),
    mail: "A new device signed in",
  },
  "deletion-announced": {
    account: { passwordHash: null },
    act: (account) => askDeletion(actorOf(account), {}),
    mail: "Your account will be deleted",
  },
  "deletion-waits": {
    account: { deletionAt: inMs(-60_000) },
    before: async (store, { _id }) => {
      await aGroupOf(store, _id);
      await store.db.write((tx) => schedule(tx, deletionTask(_id, inMs(-60_000))));
    },
    act: async ({ _id }, db) => {
      const work = await db.read((reader) => reader.first(Work, { accountId: _id, kind: DELETION_KIND }));
      return accountRemoval(async () => db)(work ?? expect.fail("the end of the account is not due"));
    },
    mail: "Your account waits for a group",
  },
  "deletion-called-off": {
    account: { deletionAt: inMs(60_000) },
    act: (account) => keepAccount(actorOf(account)),
    mail: "Your account stays",
  },
  "mail-rested": { account: {}, act: ({ email }) => restAddress(email, "bounced"), mail: null },
};

/** The database of a process that is killed before any of its steps is kept. */
const neverKept = ({ db }: Store): Database => ({
  ...db,
  write: (task, options) =>
    db.write(async (tx) => {
      await task(tx);
      throw new Error("kill -9");
    }, options),
});

/** One on which every step has to be done twice: the first time another process was in the way. */
const keptAtSecond = (store: Store): Database => ({
  ...store.db,
  write: async (task, options) => {
    await expect(neverKept(store).write(task, options)).rejects.toThrow("kill -9");
    return store.db.write(task, options);
  },
});

const everything = (store: Store) =>
  store.db.read(async (reader) => {
    const lists = [Accounts, Events, Work, ProviderLinks, Sessions, MailLinks] as const;
    return Promise.all(lists.map((record) => reader.list(record as typeof Work)));
  });

async function beforeTheAct(store: Store, { account: more, before }: Scene): Promise<Account> {
  const account = accountRecord({ email: OLD, emailVerified: "2026-11-01T08:00:00.000Z", ...more });
  await store.db.write((tx) => tx.insert(Accounts, account));
  await before?.(store, account);
  return account;
}

/** The processes of the site; other mails than news about the account do not matter here. */
function processes(store: Store, other: Store) {
  const post = new Post();
  const quiet = { "account.verify": async () => undefined };
  const of = (one: Store) =>
    aProcess(one, post, {
      ...noticeJobs(async () => one.db, post.send),
      ...{ [DELETION_KIND]: accountRemoval(async () => one.db), ...accountJobs(post.send), ...waitingJob(post.send), ...quiet },
    });
  return { post, here: of(store), there: of(other) };
}

const eventsOf = (store: Store, kind: AccountKind) => store.db.read((reader) => reader.count(Events, { kind }));

export function accountKindsContract(test: StoreTest): void {
  test.for(ACCOUNT_KINDS)(
    "%s comes with its act or not at all, and is told once in the app and by mail, through kills, retries and two processes",
    { timeout: 60_000 },
    async (kind, { store, other }) => {
      const scene = SCENES[kind];
      const account = await beforeTheAct(store, scene);
      const as = <T>(db: Database, task: () => Promise<T>) => withDatabase(db, task);
      const before = await everything(store);
      const lost = neverKept(store);
      await expect(as(lost, () => scene.act(account, lost))).rejects.toThrow("kill -9");
      expect(await everything(store)).toEqual(before);

      const late = keptAtSecond(store);
      await as(late, () => scene.act(account, late));
      expect(await eventsOf(store, kind)).toBe(1);

      const { post, here, there } = processes(store, other);
      await as(store.db, async () => {
        const spread = (await killed(store, "work")).find(({ data }) => "events" in data) ?? expect.fail("there is nothing to tell");
        await expect(fanOutJob(async () => dying(store, 1))(spread)).rejects.toThrow("kill -9");
        expect(await allNotices(store)).toEqual([]);
        await Promise.all([here.work(), there.work(), here.work(), there.work()]);
        expect((await noticesOf(store, account._id)).map((notice) => notice.kind)).toEqual([kind]);

        // A process sends the mails and is killed before it has noted that it did.
        const due: DueWork[] = await killed(store, "mail");
        for (const work of due) await here.jobs[work.kind]?.(work);
        await Promise.all([here.mail(), there.mail(), here.mail(), there.mail()]);
      });
      const mails = [...post.mails.values()].map(({ to, subject }) => [to, subject]);
      expect([mails, post.tries]).toEqual(scene.mail === null ? [[], 0] : [[[OLD, scene.mail]], 2]);
      expect(await eventsOf(store, kind)).toBe(1);
    },
  );

  test.for(ACCOUNT_KINDS)("%s is told to nobody once the account is gone", async (kind, { store, other }) => {
    const scene = SCENES[kind];
    const account = await beforeTheAct(store, scene);
    await withDatabase(store.db, async () => {
      await scene.act(account, store.db);
      await store.db.write((tx) => tx.delete(Accounts, account._id));
      const { post, here } = processes(store, other);
      await here.run();
      expect([await allNotices(store), post.tries]).toEqual([[], 0]);
    });
  });

  test("that an account waits is mailed to nobody who came back, nor before the day that was asked for anew", async ({ store, other }) => {
    const { _id } = await beforeTheAct(store, SCENES["deletion-waits"]);
    await withDatabase(store.db, async () => {
      const { post, here } = processes(store, other);
      const mailed = async (deletionAt: string | null) => {
        await store.db.write(async (tx) => {
          await tx.update(Accounts, _id, { deletionAt });
          await schedule(tx, waitingTask(_id));
        });
        await here.mail();
        return post.subjects(OLD);
      };
      expect([await mailed(null), await mailed(inMs(60_000))]).toEqual([[], []]);
      expect(await mailed(inMs(-60_000))).toEqual(["Your account waits for a group"]);
    });
  });
}
