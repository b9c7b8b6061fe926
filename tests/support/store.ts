import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient, ObjectId } from "mongodb";
import { mongoServer } from "@/scripts/tools/mongo.mjs";
import type { Store } from "@/tests/support/nouns";
import { openStore } from "@/tests/support/nouns";

/** A fresh, empty database: a folder or a MongoDB address. */
export interface Place {
  address: string;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Damages derived data directly in the database: it changes the name key and the words of one group and deletes the row of another. */
export type Damage = (address: string, spoiled: string, gone: string) => Promise<void>;

export interface StoreKind {
  name: "SQLite" | "MongoDB";
  create(): Promise<Place>;
  damage: Damage;
}

export const sqliteKind: StoreKind = {
  name: "SQLite",
  damage: async (address, spoiled, gone) => {
    const file = new Sqlite(join(address, "hobbyhub.db"));
    file.prepare("UPDATE groups SET name_key = 'zzz', words = 'nothing' WHERE id = ?").run(spoiled);
    file.prepare("DELETE FROM groups_words WHERE id = ?").run(spoiled);
    file.prepare("INSERT INTO groups_words (word, id) VALUES ('foreign', ?)").run(spoiled);
    file.prepare("DELETE FROM groups WHERE id = ?").run(gone);
    file.close();
  },
  create: async () => {
    const address = mkdtempSync(join(tmpdir(), "hobbyhub-"));
    return {
      address,
      open: () => openStore(address),
      remove: async () => rmSync(address, { recursive: true, force: true }),
    };
  },
};

/** A fresh SQLite store in its own folder; `remove` closes the store and deletes the folder. */
export async function freshStore() {
  const place = await sqliteKind.create();
  const store = await place.open();
  const remove = async () => {
    await store.close();
    await place.remove();
  };
  return { store, directory: place.address, remove };
}

let databases = 0;

const mongoKind = (uri: string): StoreKind => ({
  name: "MongoDB",
  damage: async (address, spoiled, gone) => {
    const client = await MongoClient.connect(address);
    const groups = client.db().collection("groups");
    await groups.updateOne({ _id: new ObjectId(spoiled) }, { $set: { nameKey: "zzz", words: "nothing" } });
    await client
      .db()
      .collection("groups_words")
      .deleteMany({ id: new ObjectId(spoiled) });
    await client
      .db()
      .collection("groups_words")
      .insertOne({ word: "foreign", id: new ObjectId(spoiled) });
    await groups.deleteOne({ _id: new ObjectId(gone) });
    await client.close();
  },
  create: async () => {
    const address = withDatabase(uri, `hobbyhub_test_${process.pid}_${Date.now()}_${databases++}`);
    const remove = async () => {
      const client = await MongoClient.connect(address);
      await client.db().dropDatabase();
      await client.close();
    };
    return { address, open: () => openStore(address), remove };
  },
});

/** The address of another database on the same server. Authentication still uses the original database. */
function withDatabase(uri: string, name: string): string {
  const [server = "", options = ""] = uri.split("?");
  const [, root = "", old = ""] = /^(mongodb(?:\+srv)?:\/\/[^/]+)\/?(.*)$/.exec(server) ?? [];
  const known = options.includes("authSource=") ? options : `${options}${options && "&"}authSource=${old || "admin"}`;
  return `${root}/${name}?${known}`;
}

/** Every kind of store available on this machine. It prints a warning when MongoDB is not. */
export async function storeKinds(): Promise<{ kinds: StoreKind[]; stop(): Promise<unknown> }> {
  const server = await mongoServer(process.env.MONGODB_TEST_URI);
  if (server) return { kinds: [sqliteKind, mongoKind(server.uri)], stop: server.stop };
  console.warn(
    "\n!!! THE MONGODB HALF OF THE CONTRACT DID NOT RUN: no server was found. Set MONGODB_TEST_URI, or put a mongod on the PATH. !!!\n",
  );
  return { kinds: [sqliteKind], stop: async () => {} };
}
