// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { POST as askReset } from "@/app/api/accounts/reset/route";
import { POST as register } from "@/app/api/accounts/route";
import { POST as write } from "@/app/api/contact/route";
import { PUT as joinGroup } from "@/app/api/groups/[groupId]/membership/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { invite } from "@/lib/memberships/invitation-commands";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { PATIENCE } from "@/tests/support/patience";

/** Mails the provider was given, and says nothing about until it is `back`. */
const hanging = vi.hoisted(() => ({ back: false, mails: [] as { to: string; answer: () => void }[] }));

vi.mock("@/lib/platform/email/sender", () => ({
  sender: () => (mail: { to: string }) =>
    new Promise<void>((answer) => {
      hanging.mails.push({ to: mail.to, answer });
      if (hanging.back) answer();
    }),
}));

let rina: Actor;

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
  const emailVerified = new Date().toISOString();
  await (await database()).write((tx) => tx.update(Accounts, rina.accountId, { emailVerified }));
});

// What hangs is let go, so that the clock and the store can end.
afterAll(async () => {
  hanging.back = true;
  for (const { answer } of hanging.mails) answer();
  await kickClock();
});

const hangs = (email: string) =>
  vi.waitFor(() => hanging.mails.find(({ to }) => to === email) ?? expect.fail(`no mail to ${email} is under way`), PATIENCE);

test("nobody waits for a mail provider that does not answer: not who registers, joins, resets, invites or writes to us", async () => {
  actAs(null);
  const email = "nadia@example.com";
  const registered = await send(register, { method: "POST", body: { email, password: "Jamdani88x" } });
  expect(registered.status).toBe(201);
  // From here on a mail is under way for good: whatever waited for it would never be answered.
  await hangs(email);
  actAs(rina);
  const { insertedId: groupId } = await createGroup(rina, { ...aGroup(), joinPolicy: "approval" });
  actAs(await person("omar@example.com", "Omar Faruk"));
  const joined = await send(joinGroup, { method: "PUT", path: `/api/groups/${groupId}/membership`, params: { groupId }, body: {} });
  expect([joined.status, (await joined.json()).state]).toEqual([200, "requested"]);
  expect(await invite(rina, groupId, { role: "member", email: "lamia@example.com", uses: 1 })).toBeTruthy();
  actAs(null);
  expect((await send(askReset, { method: "POST", body: { email: rina.email } })).status).toBe(200);
  expect((await send(write, { method: "POST", body: { name: "Rina", email: rina.email, message: "Hello." } })).status).toBe(201);
  expect(hanging.mails).toHaveLength(1);
});
