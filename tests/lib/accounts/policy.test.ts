import { describe, expect, test } from "vitest";
import { maySee, provesOwner, toAccountPage } from "@/lib/accounts/policy";
import { mayMove } from "@/lib/links/policy";
import { anActor } from "@/tests/support/actor";
import { accountRecord } from "@/tests/support/records";

describe("who sees the page about a person", () => {
  test.each([
    ["everybody", false, true],
    ["everybody", true, true],
    ["groups", false, false],
    ["groups", true, true],
    ["me", false, false],
    ["me", true, false],
  ] as const)("that is for %s, with a group in common: %s", (sashFor, together, seen) => {
    expect(maySee({ self: false, together, sashFor })).toBe(seen);
    expect(maySee({ self: true, together, sashFor }), "oneself").toBe(true);
  });
});

test("a session proves whose the account is for its first ten minutes", () => {
  const session = anActor({ provenAt: "2026-11-22T08:00:00.000Z" });
  expect(provesOwner(session, Date.parse("2026-11-22T08:10:00.000Z")).allowed).toBe(true);
  expect(provesOwner(session, Date.parse("2026-11-22T08:10:00.001Z"))).toMatchObject({ allowed: false, code: "prove_again" });
});

test("another address is confirmed by whoever is signed in to the account that is to have it", () => {
  const account = { _id: anActor().accountId };
  expect(mayMove(anActor(), account).allowed).toBe(true);
  expect(mayMove(null, account)).toMatchObject({ allowed: false, code: "sign_in" });
  expect(mayMove(anActor({ accountId: "eeeeeeeeeeeeeeeeeeeeeeee" }), account)).toMatchObject({ allowed: false, code: "other_account" });
});

test("the account page says when the address was confirmed, which one is to come, and by what one signs in", () => {
  const page = (...about: Parameters<typeof accountRecord>) => toAccountPage(accountRecord(...about), null, anActor());
  const address = { email: "rina@example.com", zone: "Asia/Dhaka" };
  expect(page({ ...address, emailVerified: "2026-11-21T20:00:00.000Z", pendingEmail: "new@example.com" }).address).toEqual({
    email: "rina@example.com",
    confirmedOn: "22 November 2026",
    becoming: "new@example.com",
  });
  expect(page({ ...address, emailVerified: null }).address).toEqual({ email: "rina@example.com", confirmedOn: null, becoming: null });
  expect([page({ passwordHash: "hash" }).hasPassword, page({ passwordHash: null }).hasPassword]).toEqual([true, false]);
  expect([page().google, toAccountPage(accountRecord(), {}, anActor()).google]).toEqual([false, true]);
});
