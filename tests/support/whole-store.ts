import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { MongoClient } from "mongodb";

/** Everything in a database as text, table by table, including derived tables (words, counts, limits, the tables of indexes). */
async function wholeStore(address: string): Promise<Map<string, string>> {
  return address.startsWith("mongodb") ? wholeMongo(address) : wholeSqlite(address);
}

function wholeSqlite(directory: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of ["hobbyhub.db", "limits.db"]) {
    const file = new Sqlite(join(directory, name), { readonly: true });
    const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
    for (const table of tables) found.set(table, JSON.stringify(file.prepare(`SELECT * FROM "${table}"`).all()));
    file.close();
  }
  return found;
}

async function wholeMongo(address: string): Promise<Map<string, string>> {
  const client = await MongoClient.connect(address);
  const collections = await client.db().listCollections().toArray();
  const found = new Map<string, string>();
  for (const { name } of collections) found.set(name, JSON.stringify(await client.db().collection(name).find().toArray()));
  await client.close();
  return found;
}

/** The tables that contain one of these words, in upper or lower case. */
export async function tablesHolding(address: string, words: readonly string[]): Promise<string[]> {
  const whole = await wholeStore(address);
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return [...whole].filter(([, text]) => holds(text)).map(([table]) => table);
}
