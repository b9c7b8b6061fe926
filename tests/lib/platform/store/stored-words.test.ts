import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { addOwners, change } from "@/tests/support/owners";
import { permitted } from "@/tests/support/permitted";
import { byOwner } from "@/tests/support/records";
import { freshStore } from "@/tests/support/store";

test("an update takes away the words that are stored, also those today's tokenizer would not find", async () => {
  const { store, directory, remove } = await freshStore();
  await addOwners(store);
  const group = await store.groups.create(...byOwner());
  const { _id } = group;
  const file = new Database(join(directory, "hobbyhub.db"));
  file.prepare("UPDATE groups SET words = words || ' bygone' WHERE id = ?").run(_id);
  file.prepare("INSERT INTO groups_words (word, id) VALUES ('bygone', ?)").run(_id);
  const found = async () => (await store.groups.search({ words: ["bygone"], sort: "az", limit: 1 }))?.items.length;
  expect(await found()).toBe(1);
  await change(store, group, { description: "Ten kilometres." });
  expect(await found()).toBe(0);
  file.close();
  await remove();
});

test("a deleted group leaves no words behind", async () => {
  const { store, directory, remove } = await freshStore();
  const { _id } = await store.groups.create(...byOwner());
  const file = new Database(join(directory, "hobbyhub.db"), { readonly: true });
  const words = file.prepare("SELECT count(*) FROM groups_words").pluck();
  expect(words.get()).toBeGreaterThan(3);
  await store.groups.delete(permitted(_id));
  expect(words.get()).toBe(0);
  file.close();
  await remove();
});
