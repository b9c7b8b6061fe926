// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { PUT as putRead } from "@/app/api/notices/read/route";
import { GET as getNotices } from "@/app/api/notices/route";
import NoticesPage from "@/app/dashboard/notices/page";
import { recordAccountEvent } from "@/lib/events/store";
import { Notices } from "@/lib/notices/record";
import type { NoticePage } from "@/lib/notices/schema";
import { kickClock } from "@/lib/platform/clock/clock";
import { database } from "@/lib/platform/store";
import { actAs, person, send } from "@/tests/support/api";

const pageOf = async (query: string): Promise<NoticePage> => (await send(getNotices, { path: `/api/notices?${query}` })).json();

test("unread notices go on behind one that was read meanwhile, and begin anew behind one that is gone", async () => {
  const sadia = await person("sadia@example.com", "Sadia Khan");
  const db = await database();
  for (let n = 0; n < 25; n++)
    await db.write((tx) => recordAccountEvent(tx, sadia.accountId, "password-changed", new Date().toISOString()));
  await kickClock();
  actAs(sadia);
  const first = await pageOf("unread=1");
  const next = first.next ?? "";
  expect([first.items.length, first.items.at(-1)?._id]).toEqual([20, next]);
  const rest = await pageOf(`unread=1&after=${next}`);
  expect([rest.items.length, rest.next]).toEqual([5, null]);
  await send(putRead, { method: "PUT", body: { ids: [next, rest.items[0]?._id] } });
  expect((await pageOf(`unread=1&after=${next}`)).items).toEqual(rest.items.slice(1));
  expect((await pageOf(`after=${next}`)).items).toEqual([{ ...rest.items[0], read: true }, ...rest.items.slice(1)]);

  await db.write((tx) => tx.delete(Notices, next));
  const gone = { searchParams: Promise.resolve({ show: "unread", after: next }) };
  await expect(NoticesPage(gone)).rejects.toMatchObject({ digest: expect.stringContaining(";/dashboard/notices?show=unread;") });
});

test.each([
  [0, "Say which notices."],
  [101, "100 notices at a time."],
])("%i cannot be marked as read at once", async (length, words) => {
  actAs(await person(`marks-${length}@example.com`, "Omar Faruk"));
  const answer = await send(putRead, { method: "PUT", body: { ids: Array(length).fill("0".repeat(24)) } });
  expect([answer.status, (await answer.json()).error.fields]).toEqual([422, { ids: [words] }]);
});
