// First: gives this file a store of its own.
import "@/tests/support/browser";

import { verify } from "@node-rs/argon2";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { changePassword, logIn, register, signOutEverywhere, updateProfile } from "@/lib/accounts/commands";
import type { Caller } from "@/lib/accounts/guess-commands";
import { OWN_WORD } from "@/lib/accounts/own-word-rules";
import { newcomer } from "@/lib/accounts/record";
import { hashPassword, isPassword } from "@/lib/accounts/secrets";
import type { AppError } from "@/lib/errors";
import { anActor } from "@/tests/support/actor";
import { registered } from "@/tests/support/browser";
import { getStore } from "@/tests/support/nouns";

vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const asActor = ({ uid, email, displayName }: Awaited<ReturnType<typeof registered>>) => anActor({ accountId: uid, email, displayName });
const refusal = (attempt: Promise<unknown>): Promise<AppError> =>
  attempt.then(
    () => expect.unreachable(),
    (error) => error,
  );
let addresses = 0;
/** A browser nobody signed in with yet, at an address of its own. */
const somewhere = (): Caller => ({ address: `198.51.100.${++addresses}`, device: null });
/** One that only this account signed in with. */
const ownBrowser = (accountId: string): Caller => ({
  ...somewhere(),
  device: { id: `browser${++addresses}`, knows: (account) => account.accountId === accountId, met: () => true },
});

const COMMON = "Too many people use this password, so it is among the first a thief would try. Please choose another one.";

describe("register", () => {
  test("keeps the account with an argon2id hash and answers the profile, without it", async () => {
    const profile = await register({ email: "  Nasrin@Example.COM ", password: "Sitalpati7" });
    expect(profile).toEqual({
      uid: expect.stringMatching(/^[0-9a-f]{24}$/),
      _id: profile.uid,
      email: "nasrin@example.com",
      emailVerified: false,
      displayName: null,
      photoURL: null,
      role: null,
    });
    const account = await (await getStore()).accounts.findById(profile.uid);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("takes an address once, in whatever case", async () => {
    await register({ email: "twice@example.com", password: "Sitalpati7" });
    const error = await refusal(register({ email: "TWICE@example.com", password: "Another8" }));
    expect([error.code, error.status]).toEqual(["conflict", 409]);
    expect(error.fields?.email?.[0]).toContain("already registered");
  });

  test("of ten racing for one address, one gets it", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => register({ email: "race@example.com", password: "Sitalpati7" })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test.each([
    [{ email: "a@example.com", password: "Ab1" }, "password", "Password must be at least 6 characters long."],
    [{ email: "a@example.com", password: "sitalpati" }, "password", "Password must contain at least one uppercase letter."],
    [{ email: "a@example.com", password: "SITALPATI" }, "password", "Password must contain at least one lowercase letter."],
    [{ email: "a@example.com", password: "Sitalpati7", displayName: "Rina" }, "displayName", "Name should be more than 5 characters"],
    [{ email: "a@example.com", password: "Password1" }, "password", COMMON],
    [{ email: "a@example.com", password: "qWeRtY" }, "password", COMMON],
    [{ email: "rina.akter@example.com", password: "Rina-Akter99" }, "password", OWN_WORD],
    [{ email: "a@example.com", displayName: "Shahana Parvin", password: "2Parvin!" }, "password", OWN_WORD],
    [{ email: "nobody", password: "Sitalpati7" }, "email", "Enter an e-mail address such as you@example.com."],
    [{ email: "a@example.com", password: "Sitalpati7", role: "admin" }, "role", "This field is not known here."],
    [{ email: { $gt: "" }, password: "Sitalpati7" }, "email", "Enter your e-mail address."],
  ])("refuses %j", async (input, field, message) => {
    const error = await refusal(register(input));
    expect([error.status, error.fields?.[field]?.[0]]).toEqual([422, message]);
  });
});

describe("log in", () => {
  test("by the address in any case and the right password", async () => {
    const { uid, email, password } = await registered();
    expect(await logIn({ email: email.toUpperCase(), password }, somewhere())).toMatchObject({ _id: uid });
  });

  test("tells an unknown address from a wrong password", async () => {
    const { email } = await registered();
    expect(await logIn({ email, password: "Wrong pass1" }, somewhere())).toBe("wrong-password");
    expect(await logIn({ email: "stranger@example.com", password: "Sitalpati7" }, somewhere())).toBe("user-not-found");
    expect(await logIn({ email: "not an address", password: "Sitalpati7" }, somewhere())).toBe("user-not-found");
  });

  test("an account without a password has no right one", async () => {
    const adapter = (await getStore()).authAdapter(newcomer);
    await adapter.createUser?.({ id: "", name: "Only Google", email: "google@example.com", emailVerified: null });
    expect(await logIn({ email: "google@example.com", password: "nobody's password" }, somewhere())).toBe("wrong-password");
  });

  test("the eleventh guess at one account from one address waits; a right one in time starts anew", async () => {
    const { email, password } = await registered();
    const address = somewhere();
    const guess = () => logIn({ email, password: "Wrong pass1" }, address);
    for (let tries = 0; tries < 9; tries += 1) expect(await guess()).toBe("wrong-password");
    expect(await logIn({ email, password }, address)).toMatchObject({ email });
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe("wrong-password");
    const error = await refusal(guess());
    expect([error.status, error.retryAfter]).toEqual([429, expect.any(Number)]);
    expect((await refusal(logIn({ email, password }, address))).code).toBe("too_many_requests");
  });

  test("a stranger who guesses at an account keeps nobody out of it", async () => {
    const { email, password } = await registered();
    const stranger = somewhere();
    for (let tries = 0; tries < 30; tries += 1) await logIn({ email, password: "Wrong pass1" }, stranger).catch(() => undefined);
    expect(await logIn({ email, password }, somewhere())).toMatchObject({ email });
  });

  test("the sixty-first guess at one account waits, from wherever it comes; each of its own browsers has some more", async () => {
    const { uid, email, password } = await registered();
    const guess = (from: Caller) => logIn({ email, password: "Wrong pass1" }, from);
    for (let tries = 0; tries < 60; tries += 1) expect(await guess(somewhere())).toBe("wrong-password");
    expect((await refusal(guess(somewhere()))).code).toBe("too_many_requests");
    expect((await refusal(logIn({ email, password }, somewhere()))).code).toBe("too_many_requests");
    expect((await refusal(logIn({ email, password }, ownBrowser("somebody else")))).code).toBe("too_many_requests");
    expect(await logIn({ email, password }, ownBrowser(uid))).toMatchObject({ _id: uid });
    for (let browser = 0; browser < 5; browser += 1) {
      const from = ownBrowser(uid);
      for (let tries = 0; tries < 10; tries += 1) expect(await guess(from)).toBe("wrong-password");
      expect((await refusal(guess(from))).code).toBe("too_many_requests");
    }
    expect(await logIn({ email, password }, ownBrowser(uid))).toMatchObject({ _id: uid });
  });

  test("logins that succeed use nothing up, from wherever they come", async () => {
    const { email, password } = await registered();
    for (let tries = 0; tries < 65; tries += 1) expect(await logIn({ email, password }, somewhere())).toMatchObject({ email });
    const from = somewhere();
    for (let tries = 0; tries < 105; tries += 1) expect(await logIn({ email, password }, from)).toMatchObject({ email });
  });

  test("a guess nobody could look at is no guess", async () => {
    const { email } = await registered();
    const from = somewhere();
    for (let tries = 0; tries < 12; tries += 1) {
      vi.mocked(verify).mockRejectedValueOnce(new Error("no memory"));
      await expect(logIn({ email, password: "Wrong pass1" }, from)).rejects.toThrow("no memory");
    }
    expect(await logIn({ email, password: "Wrong pass1" }, from)).toBe("wrong-password");
  });

  test("one address may not go through a hundred accounts", async () => {
    const address = somewhere();
    for (let tries = 0; tries < 100; tries += 1) await logIn({ email: "not an address", password: "x" }, address);
    expect((await refusal(logIn({ email: "not an address", password: "x" }, address))).status).toBe(429);
  });

  test.each([{}, { email: "", password: "" }, { email: ["a@example.com"], password: { $ne: "" } }])("refuses %j", async (input) => {
    expect((await refusal(logIn(input, somewhere()))).status).toBe(422);
  });
});

describe("the profile", () => {
  test("takes a new name and photo", async () => {
    const actor = asActor(await registered());
    const edit = { displayName: "শাহানা পারভীন", photoURL: "https://example.com/me.jpg" };
    expect(await updateProfile(actor, edit)).toMatchObject({ uid: actor.accountId, email: actor.email, role: null, ...edit });
  });

  test.each([
    { photoURL: "http://example.com/me.jpg" },
    { photoURL: "javascript:alert(1)" },
    { displayName: "Abc" },
    { email: "other@example.com" },
    { role: "admin" },
    { sessionVersion: 0 },
  ])("refuses %j", async (edit) => {
    expect((await refusal(updateProfile(asActor(await registered()), edit))).status).toBe(422);
  });

  test("of an account that is gone is not found", async () => {
    const nobody = anActor({ accountId: "0123456789abcdef01234567" });
    expect((await refusal(updateProfile(nobody, { displayName: "Nobody At All" }))).code).toBe("not_found");
    expect((await refusal(signOutEverywhere(nobody))).code).toBe("not_found");
  });
});

describe("a new password", () => {
  test("needs the current one, ends every session and is the only one from then on", async () => {
    const person = await registered();
    const before = await (await getStore()).accounts.findById(person.uid);
    const wrong = await refusal(changePassword(asActor(person), { currentPassword: "Guessing1", newPassword: "Jamdani88" }));
    expect([wrong.status, wrong.fields?.currentPassword?.[0]]).toEqual([422, "This is not your current password."]);
    await changePassword(asActor(person), { currentPassword: person.password, newPassword: "Jamdani88" });
    const after = await (await getStore()).accounts.findById(person.uid);
    expect(after?.sessionVersion).toBe((before?.sessionVersion ?? 0) + 1);
    expect(await logIn({ email: person.email, password: person.password }, somewhere())).toBe("wrong-password");
    expect(await logIn({ email: person.email, password: "Jamdani88" }, somewhere())).toMatchObject({ _id: person.uid });
  });

  test.each(["Password1", "Person-Begum"])("is not %s", async (newPassword) => {
    const person = { ...(await registered({ displayName: "Person Begum" })), email: "shahana@example.com" };
    const refused = await refusal(changePassword(asActor(person), { currentPassword: person.password, newPassword }));
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["newPassword"]]);
  });

  test("cannot be found by guessing with somebody's session", async () => {
    const actor = asActor(await registered());
    for (let tries = 0; tries < 10; tries += 1)
      await refusal(changePassword(actor, { currentPassword: "Guessing1", newPassword: "Jamdani88" }));
    expect((await refusal(changePassword(actor, { currentPassword: "Sitalpati7", newPassword: "Jamdani88" }))).status).toBe(429);
  });
});

describe("hashing", () => {
  let hash: string;
  beforeAll(async () => {
    hash = await hashPassword("Caf\u00e9 Shah1");
  });

  test("the same letters from another keyboard are the same password", async () => {
    expect(await isPassword(hash, "Cafe\u0301 Shah1")).toBe(true);
    expect(await isPassword(hash, "Cafe Shah1")).toBe(false);
  });

  test("an account that is not there costs as much as one that is", async () => {
    const costOf = async (known: string | null) => {
      vi.mocked(verify).mockClear();
      expect(await isPassword(known, "wrong")).toBe(false);
      return vi.mocked(verify).mock.calls.map(([compared]) => String(compared).split("$").slice(0, 4));
    };
    expect(await costOf(hash)).toEqual([["", "argon2id", "v=19", "m=19456,t=2,p=1"]]);
    expect(await costOf(null)).toEqual(await costOf(hash));
  });
});
