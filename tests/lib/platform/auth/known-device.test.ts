import { expect, test } from "vitest";
import { readDevice, rememberDevice } from "@/lib/platform/auth/known-device";

const ADA = { accountId: "0123456789abcdef01234567", version: 2 };
const BEN = { accountId: "89abcdef0123456789abcdef", version: 1 };

/** What a browser would send back. */
const cookiesWith = (line?: string, secure = false) => ({
  get: (name: string) => {
    const value = line?.split(";")[0]?.split("=")[1];
    return value !== undefined && name === (secure ? "__Secure-hobbyhub_device" : "hobbyhub_device") ? { value } : undefined;
  },
});

test("knows the accounts that signed in, and no other", async () => {
  const first = await rememberDevice(cookiesWith(), false, ADA);
  const device = await readDevice(cookiesWith(first), false);
  expect([device?.knows(ADA), device?.knows(BEN)]).toEqual([true, false]);
  const both = await readDevice(cookiesWith(await rememberDevice(cookiesWith(first), false, BEN)), false);
  expect([both?.id, both?.knows(ADA), both?.knows(BEN)]).toEqual([device?.id, true, true]);
});

test("keeps the last five, each once, whoever signs in how often", async () => {
  const people = Array.from({ length: 7 }, (_, number) => ({ accountId: String(number).repeat(24), version: 1 }));
  let line: string | undefined;
  for (const person of [...people, ...people.slice(-1)]) line = await rememberDevice(cookiesWith(line), false, person);
  const device = await readDevice(cookiesWith(line), false);
  expect(people.filter((person) => device?.knows(person))).toEqual(people.slice(2));
});

test("is a stranger after a new password, until it signs in again; the owner need not hear of it as new", async () => {
  const before = await rememberDevice(cookiesWith(await rememberDevice(cookiesWith(), false, BEN)), false, ADA);
  const now = { ...ADA, version: ADA.version + 1 };
  const device = await readDevice(cookiesWith(before), false);
  expect([device?.knows(ADA), device?.knows(now), device?.met(now), device?.met({ ...BEN, accountId: "f".repeat(24) })]).toEqual([
    ...[true, false, true, false],
  ]);
  const after = await rememberDevice(cookiesWith(before), false, now);
  expect((await readDevice(cookiesWith(after), false))?.knows(now)).toBe(true);
  // In the place of the one before.
  expect(after.split(";")[0]?.split(".")).toHaveLength(3);
});

test("is remembered over the ten last session versions of an account, and no longer", async () => {
  const device = await readDevice(cookiesWith(await rememberDevice(cookiesWith(), false, ADA)), false);
  const after = (changes: number) => ({ ...ADA, version: ADA.version + changes });
  expect([device?.met(after(9)), device?.met(after(10))]).toEqual([true, false]);
});

test("goes to the login only, names nobody, and is secure where the site is", async () => {
  const plain = await rememberDevice(cookiesWith(), false, ADA);
  expect(plain).toMatch(/^hobbyhub_device=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  expect(plain).not.toContain(ADA.accountId);
  expect(await rememberDevice(cookiesWith(), true, ADA)).toMatch(/^__Secure-hobbyhub_device=.*; Secure$/);
});

test("a forged, borrowed or odd one knows nobody", async () => {
  const line = (await rememberDevice(cookiesWith(), false, ADA)).split(";")[0] ?? "";
  const [id = "", seal = ""] = line.split("=")[1]?.split(".") ?? [];
  const other = (await rememberDevice(cookiesWith(), false, ADA)).split(";")[0]?.split("=")[1]?.split(".")[0] ?? "";
  for (const value of [
    `${other}.${seal}`,
    `${id}.${"A".repeat(43)}`,
    `${id}.${seal.toLowerCase()}x`,
    id,
    "",
    ".",
    `${line}.${line}`,
    "x".repeat(9000),
  ]) {
    const device = await readDevice({ get: () => ({ value }) }, false);
    expect([value.slice(0, 40), device?.knows(ADA) ?? false]).toEqual([value.slice(0, 40), false]);
  }
});
