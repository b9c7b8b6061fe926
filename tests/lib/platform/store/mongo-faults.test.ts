import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { MongoClient, ObjectId } from "mongodb";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Groups } from "@/lib/groups/record";
import { connect } from "@/lib/platform/store/mongo/connection";
import { clockIsAwaited, endsAfter, endsWithin, fakeClock } from "@/tests/support/faked-clock";
import { openStore, type Store } from "@/tests/support/nouns";
import { permitted } from "@/tests/support/permitted";
import { start, until } from "@/tests/support/process";
import { byOwner, byText, groupRecord, TAHMINA } from "@/tests/support/records";
import { type Place, storeKinds } from "@/tests/support/store";

const { kinds, stop } = await storeKinds();
const mongo = kinds.find(({ name }) => name === "MongoDB");
afterAll(stop);

/** What opening a store comes to, once a process that has time to listen has waited for the server for two seconds. */
async function opened(address: string): Promise<unknown> {
  // One that was busy would ask once more.
  const busy = vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ idle: 1, active: 0, utilization: 0 });
  onTestFinished(() => busy.mockRestore());
  fakeClock();
  const opening = openStore(address);
  await clockIsAwaited();
  return endsAfter(2000, opening);
}

test("a server that cannot be reached is unavailable after two seconds", async () => {
  await expect(opened("mongodb://127.0.0.1:9/away")).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test.each(["mongodb://me:secret@", "mongodb://me:secret@host:99999/db", "mongodb://me:%zz@host/db"])(
  "an address such as %s is unavailable, and never repeated",
  async (address) => {
    const error = await openStore(address).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "AppError", code: "unavailable", cause: undefined });
    expect(String(error)).not.toContain("secret");
  },
);

test("a server that takes connections and says nothing is unavailable after two seconds", async () => {
  const wire = cable(new URL("mongodb://127.0.0.1:9"));
  wire.hang();
  const opening = opened(`mongodb://127.0.0.1:${await wire.listen()}/silent`);
  await expect(opening).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
  wire.pull();
  wire.close();
});

/** A cable that can be pulled, or only goes dead. */
function cable({ port, hostname }: URL) {
  const sockets = new Set<Socket>();
  let plugged = true;
  let mute = false;
  const server: Server = createServer((near) => {
    sockets.add(near.on("error", () => {}));
    if (!plugged) return near.destroy();
    if (mute) return;
    const far = dial(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => other.destroy());
      socket.on("data", (data) => mute || other.write(data));
    }
  });
  return {
    listen: () => new Promise<number>((done) => server.listen(0, "127.0.0.1", () => done((server.address() as { port: number }).port))),
    pull: () => {
      plugged = false;
      for (const socket of sockets) socket.destroy();
    },
    plug: () => {
      plugged = true;
    },
    /** Takes everything and says nothing, until the connections are cut. */
    hang: () => {
      mute = true;
    },
    talk: () => {
      mute = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

describe.each(mongo ? [mongo] : [])("$name", (mongo) => {
  let place: Place;
  beforeAll(async () => {
    place = await mongo.create();
  });
  // A killed writer's transaction may hold its locks for a minute.
  afterAll(() => place.remove(), 120_000);

  test("a server that answers is not taken for away by a process that was too busy to hear it", async () => {
    const opening = connect(place.address);
    const free = Date.now() + 2500;
    process.nextTick(() => {
      while (Date.now() < free);
    });
    const { client } = await opening;
    await client.close();
  });

  test("every list's index is there, also in a collection made by an older version, and none of those it had for itself", async () => {
    const client = await MongoClient.connect(place.address);
    await client.db().collection("work").insertOne({ old: true });
    await client.db().collection("notices").createIndex({ accountId: 1, mail: 1, at: 1 }, { name: "notices_account_id_mail_at" });
    await (await place.open()).close();
    const names = async (collection: string) => (await client.db().collection(collection).indexes()).map(({ name }) => String(name));
    expect(await names("work")).toEqual(expect.arrayContaining(["work_key", "work_lane_due_at"]));
    expect(await names("users")).toContain("users_email");
    expect(await names("groups")).toHaveLength(10);
    const ofNotices = ["_id_", "notices_account_id_event_id", "notices_account_id_read_at_event_id", "notices_mail_id_event_id"];
    expect((await names("notices")).toSorted(byText)).toEqual(ofNotices);
    await client.close();
  });

  /** A store that reaches the server through a cable, with a group in it and a reader of its changes; then the clock stands still. */
  async function overACable() {
    const address = new URL(place.address);
    const wire = cable(address);
    address.port = String(await wire.listen());
    const store = await openStore(address.href);
    const { _id } = await store.groups.create(...byOwner());
    const reader = store.changes.follow();
    await reader.newTopics();
    fakeClock();
    return { wire, store, _id, reader };
  }

  /** The faked clock goes on while this is waited for. */
  const HEALING = { timeout: 30_000 };
  const isBack = (store: Store, _id: string) => vi.waitFor(async () => expect(await store.groups.findById(_id)).not.toBeNull(), HEALING);

  test("an outage: unavailable within three seconds, limits and readers go on, and it heals by itself", async () => {
    const { wire, store, _id, reader } = await overACable();

    wire.pull();
    const calls = [store.groups.findById(_id), store.groups.create(...byOwner()), store.groups.featured(), store.ping()];
    for (const call of await endsWithin(3000, Promise.allSettled(calls)))
      expect(call).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    const consume = () => store.limits.consume({ name: "away", points: 2, windowSeconds: 60 }, "a");
    expect(await endsWithin(500, consume())).toBeNull();
    // Once it was away, nobody waits for it.
    expect(await endsWithin(0, consume())).toBeNull();
    expect(await endsWithin(0, consume())).toBeGreaterThan(0);
    expect(await endsWithin(400, reader.newTopics())).toEqual([]);

    const elsewhere = await place.open();
    const missed = await elsewhere.groups.create(...byOwner());
    wire.plug();
    await isBack(store, _id);
    const heard: string[] = [];
    await vi.waitFor(async () => {
      heard.push(...(await reader.newTopics()));
      expect(heard).toContain(`group:${missed._id}`);
    }, HEALING);
    await elsewhere.close();
    await store.close();
    wire.close();
  }, 60_000);

  test("a server that hangs: reads and writes are unavailable within three seconds, and it heals by itself", async () => {
    const { wire, store, _id, reader } = await overACable();

    wire.hang();
    const calls = [
      () => store.groups.findById(_id),
      () => store.groups.featured(),
      () => store.groups.create(...byOwner()),
      () => store.groups.delete(permitted(_id)),
      () => store.accounts.findByEmail("ada@hobbyhub.example"),
      () => store.ping(),
    ].map((call) => expect(call()).rejects.toMatchObject({ name: "AppError", code: "unavailable" }));
    await endsWithin(3000, Promise.all(calls));
    expect(await endsWithin(400, reader.newTopics())).toEqual([]);

    wire.talk();
    await isBack(store, _id);
    await store.groups.delete(permitted(_id));
    await store.close();
    wire.close();
  }, 60_000);

  test("an import waits for what one that was killed has left open", async () => {
    const store = await place.open();
    const group = groupRecord();
    const client = await MongoClient.connect(place.address);
    const left = client.startSession();
    left.startTransaction();
    await client
      .db()
      .collection("groups")
      .insertOne({ _id: new ObjectId(group._id) }, { session: left });
    const letGo = new Promise((resolve) => setTimeout(resolve, 6000)).then(() => left.abortTransaction());
    expect(await store.archive.add(Groups, [group])).toBe(1);
    await letGo;
    expect(await store.groups.findById(group._id)).toEqual(group);
    await client.close();
    await store.close();
  }, 60_000);

  test("processes killed in the middle of writing leave nothing half done and lose nothing they acknowledged", async () => {
    const child = start("tests/support/writer.ts", [place.address]);
    await until(() => child.lines.length > 40, 20_000);
    child.process.kill("SIGKILL");
    await child.ended;
    const store = await place.open();
    for (const id of child.lines.filter((line) => /^[0-9a-f]{24}$/.test(line))) expect(await store.groups.findById(id)).not.toBeNull();
    const mine = async () => {
      let rows = 0;
      for await (const batch of store.archive.read(Groups)) rows += batch.filter(({ ownerId }) => ownerId === TAHMINA).length;
      return rows;
    };
    await until(async () => (await store.groups.counts(TAHMINA)).Running === (await mine()), 10_000);
    await store.close();
  }, 60_000);
});
