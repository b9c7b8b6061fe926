// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { POST } from "@/app/api/groups/route";
import { actAs, aGroup, person, send } from "@/tests/support/api";

const create = (changes: Record<string, unknown> = {}) => send(POST, { method: "POST", body: aGroup(changes) });
const newcomer = async (email: string) => ({ ...(await person(email)), createdAt: new Date().toISOString() });

test("a new account makes three groups in an hour; what was refused is no group", async () => {
  actAs(await newcomer("flood@example.com"));
  for (let round = 0; round < 3; round += 1) {
    expect((await create({ groupName: "" })).status).toBe(422);
    expect((await create()).status).toBe(201);
  }
  const refused = await create();
  const { error } = await refused.json();
  expect([refused.status, error.code, error.message]).toEqual([
    429,
    "too_many_requests",
    "An account can make a few groups at first, and more as it grows older. Please make the next one a little later.",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  actAs(await newcomer("calm@example.com"));
  expect((await create()).status).toBe(201);
});

test("of thirty at once, three are made", async () => {
  actAs(await newcomer("parallel@example.com"));
  const answers = await Promise.all(Array.from({ length: 30 }, () => create()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
});
