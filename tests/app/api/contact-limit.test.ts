// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { POST } from "@/app/api/contact/route";
import { send } from "@/tests/support/api";

test("a dozen messages from one address are enough for ten minutes; what was typed stays on the page", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "name=Rina&email=rina%40example.com&message=once+more";
  const statuses: number[] = [];
  for (let n = 0; n < 13; n++) statuses.push((await send(POST, { method: "POST", body, headers })).status);
  expect(statuses).toEqual([...Array<number>(12).fill(303), 429]);
  const refused = await send(POST, { method: "POST", body, headers });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refused.text()).toContain("once more");
});

test("a message that is sent again, because no answer came back, costs none of them", async () => {
  const headers = { "idempotency-key": "the-same", "x-forwarded-for": "203.0.113.7" };
  const body = { name: "Rina", email: "rina@example.com", message: "Is anybody there?" };
  const write = (more: Record<string, string> = {}) => send(POST, { method: "POST", body: { ...body, ...more }, headers });
  const ids = new Set<string>();
  for (let n = 0; n < 20; n++) ids.add((await (await write()).json()).insertedId);
  expect(ids.size).toBe(1);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await write({ message: `Another, ${n}` })).status);
  expect(statuses).toEqual([...Array<number>(11).fill(201), 429]);
});
