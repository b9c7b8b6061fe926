// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test } from "vitest";
import { PUT as putEmail } from "@/app/api/accounts/me/email/route";
import { PUT as putPassword } from "@/app/api/accounts/me/password/route";
import { GET as me, PATCH as patch } from "@/app/api/accounts/me/route";
import { POST as confirmReset } from "@/app/api/accounts/reset/confirmation/route";
import { POST as askReset } from "@/app/api/accounts/reset/route";
import { POST as confirm } from "@/app/api/accounts/verification/confirmation/route";
import { Accounts } from "@/lib/accounts/record";
import { Invitations } from "@/lib/memberships/record";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { Sessions } from "@/lib/sessions/record";
import { Browser, registered } from "@/tests/support/browser";
import { mailsTo, tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";
import { byOwner } from "@/tests/support/records";

async function signedIn() {
  const person = await registered();
  const browser = new Browser();
  await browser.logIn(person.email, person.password);
  return { person, browser };
}

const editing = (browser: Browser, json: unknown) => browser.send(patch, "/api/accounts/me", { method: "PATCH", json });
const moving = (browser: Browser, json: unknown) => browser.send(putEmail, "/api/accounts/me/email", { method: "PUT", json });
const proving = (browser: Browser, token: string | undefined) =>
  browser.send(confirm, "/api/accounts/verification/confirmation", { method: "POST", json: { token } });
const profileOf = async (browser: Browser) => (await browser.send(me, "/api/accounts/me")).json();

describe("a profile", () => {
  test("with a new name makes the pages stale that show it, and Next is told", async () => {
    const { person, browser } = await signedIn();
    const { groups } = await getStore();
    const { _id: groupId } = await groups.create(...byOwner({ ownerId: person.uid }));
    const told: string[] = [];
    setRevalidate((topics) => void told.push(...topics));
    await editing(browser, { displayName: "Rina Das" });
    setRevalidate(() => undefined);
    expect(told).toEqual([`group:${groupId}`]);
  });

  test("is what its owner says, and says both ids", async () => {
    const { person, browser } = await signedIn();
    const edit = {
      about: "I draw what keeps still.\r\nAnd ferries.",
      place: "Dhanmondi, Dhaka",
      interests: ["Hiking", "Cooking"],
      zone: "Europe/Berlin",
      photoURL: "/faces/3.svg",
      sashFor: "everybody",
    };
    expect((await editing(browser, edit)).status).toBe(200);
    expect(await profileOf(browser)).toEqual({
      uid: person.uid,
      _id: person.uid,
      email: person.email,
      emailVerified: false,
      displayName: person.displayName,
      role: null,
      deletionAt: null,
      ...edit,
      about: "I draw what keeps still.\nAnd ferries.",
    });
    expect((await (await editing(browser, { photoURL: null })).json()).photoURL).toBeNull();
  });

  test.each([
    { about: "x".repeat(301) },
    { place: "x".repeat(81) },
    { interests: ["Knitting"] },
    { interests: "Hiking" },
    { zone: "Mars/Olympus" },
    { zone: "+06:00" },
    { zone: "" },
    { sashFor: "nobody" },
    { photoURL: "/faces/13.svg" },
    { photoURL: "/faces/../x.svg" },
    { photoURL: "javascript:alert(1)" },
    { emailVerified: true },
    { email: "else@example.com" },
  ])("refuses %j beside its field", async (edit) => {
    const { browser } = await signedIn();
    const before = await profileOf(browser);
    const answer = await editing(browser, edit);
    expect([answer.status, Object.keys((await answer.json()).error.fields)[0]?.split(".")[0]]).toEqual([422, Object.keys(edit)[0]]);
    expect(await profileOf(browser)).toEqual(before);
  });
});

describe("another address", () => {
  test("becomes the account's when the link sent there is confirmed; the old one hears of both", async () => {
    const { person, browser } = await signedIn();
    const email = `new-${person.email}`;
    const answer = await moving(browser, { email, password: person.password });
    expect([answer.status, await answer.json()]).toEqual([200, { email: person.email, becoming: email }]);
    const token = await tokenFor(email, "verification");
    expect((await profileOf(browser)).email).toBe(person.email);
    expect((await mailsTo(person.email))[0]).toContain("Subject: Your address is about to change");

    const confirmed = await proving(browser, token);
    expect(await confirmed.json()).toEqual({ verified: true, takenOver: false, resetToken: null });
    expect(await profileOf(browser)).toMatchObject({ email, emailVerified: true });
    expect((await mailsTo(person.email))[0]).toContain("Subject: Your address was changed");
    const [old, current] = [new Browser(), new Browser()];
    await old.logIn(person.email, person.password);
    await current.logIn(email, person.password);
    expect([old.session, typeof current.session]).toEqual([undefined, "string"]);
  });

  test.each([
    ["of one that was proved: they name nobody any more", "2026-11-01T08:00:00.000Z", { email: null, name: null, text: null }],
    ["of one that was not: they may be a stranger's", null, {}],
  ] as const)("goes on without the invitations to the old one: %s", async (_what, emailVerified, change) => {
    const { person, browser } = await signedIn();
    const { db, groups } = await getStore();
    const { _id: groupId } = await groups.create(...byOwner({ ownerId: person.uid }));
    const invitation: Row<typeof Invitations> = {
      ...{ _id: newId(), groupId, invitedBy: person.uid, role: "member", tokenHash: newId() },
      ...{ email: person.email, name: "Anika", text: "Dear Anika, come along." },
      ...{ uses: 1, used: 1, revokedAt: null, declinedAt: null },
      ...{ createdAt: "2026-11-01T08:00:00.000Z", expiresAt: "2026-11-15T08:00:00.000Z" },
    };
    await db.write(async (tx) => {
      await tx.update(Accounts, person.uid, { emailVerified });
      await tx.insert(Invitations, invitation);
    });
    const email = `left-${person.email}`;
    await moving(browser, { email, password: person.password });
    expect((await proving(browser, await tokenFor(email, "verification"))).status).toBe(200);
    expect(await db.read((reader) => reader.get(Invitations, invitation._id))).toEqual({ ...invitation, ...change });
  });

  test("asked for twice is told once, and the link of the first mail works on", async () => {
    const { person, browser } = await signedIn();
    const email = `twice-${person.email}`;
    await moving(browser, { email, password: person.password });
    const first = await tokenFor(email, "verification");
    await moving(browser, { email, password: person.password });
    await tokenFor(email, "verification");
    const warned = (await mailsTo(person.email)).filter((mail) => mail.includes("Subject: Your address is about to change"));
    expect(warned).toHaveLength(1);
    expect((await proving(browser, first)).status).toBe(200);
  });

  test("asks for the password, and leaves everything as it is without it", async () => {
    const { person, browser } = await signedIn();
    for (const password of ["Wrong pass1", undefined]) {
      const answer = await moving(browser, { email: `new-${person.email}`, password });
      expect([answer.status, Object.keys((await answer.json()).error.fields)]).toEqual([422, ["password"]]);
    }
    expect(await mailsTo(`new-${person.email}`)).toEqual([]);
  });

  test("that belongs to somebody else is refused, also when they took it meanwhile", async () => {
    const { person, browser } = await signedIn();
    const other = await registered();
    expect((await moving(browser, { email: other.email, password: person.password })).status).toBe(409);
    const email = `race-${person.email}`;
    await moving(browser, { email, password: person.password });
    const token = await tokenFor(email, "verification");
    await registered({ email });
    const answer = await proving(browser, token);
    expect(answer.status).toBe(409);
    expect((await profileOf(browser)).email).toBe(person.email);
  });

  test("is called off by asking for the one it has: the link is over", async () => {
    const { person, browser } = await signedIn();
    const email = `off-${person.email}`;
    await moving(browser, { email, password: person.password });
    const token = await tokenFor(email, "verification");
    expect(await (await moving(browser, { email: person.email })).json()).toEqual({ email: person.email, becoming: null });
    const answer = await proving(browser, token);
    expect(answer.status).toBe(422);
  });
});

describe("a new password", () => {
  const NEW = "Jamdani88x";
  const choosing = ({ password }: { password: string }, browser: Browser) =>
    browser.send(putPassword, "/api/accounts/me/password", { method: "PUT", json: { currentPassword: password, newPassword: NEW } });

  test("calls off a change of address that somebody else may have asked for: its link is over", async () => {
    const { person, browser } = await signedIn();
    const email = `thief-${person.email}`;
    await moving(browser, { email, password: person.password });
    const token = await tokenFor(email, "verification");
    expect((await choosing(person, browser)).status).toBe(200);
    const answer = await proving(new Browser(), token);
    expect(answer.status).toBe(422);
    const back = new Browser();
    await back.logIn(person.email, NEW);
    expect((await profileOf(back)).email).toBe(person.email);
  });

  test("ends a link to choose another one, and leaves the proof of one's own address", async () => {
    const { person, browser } = await signedIn();
    const own = await tokenFor(person.email, "verification");
    await browser.send(askReset, "/api/accounts/reset", { method: "POST", json: { email: person.email } });
    const token = await tokenFor(person.email, "reset");
    await choosing(person, browser);
    const resetting = { method: "POST", json: { token, newPassword: "Another99x" } };
    expect((await new Browser().send(confirmReset, "/api/accounts/reset/confirmation", resetting)).status).toBe(422);
    const back = new Browser();
    await back.logIn(person.email, NEW);
    expect((await proving(back, own)).status).toBe(200);
  });
});

/** Somebody who came by Google: so old is the session. */
async function withoutPassword(minutes: number) {
  const { person, browser } = await signedIn();
  const { db } = await getStore();
  await db.write(async (tx) => {
    await tx.update(Accounts, person.uid, { passwordHash: null });
    const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
    for (const { _id } of await tx.list(Sessions, { where: { accountId: person.uid } })) await tx.update(Sessions, _id, { createdAt });
  });
  return { person, browser };
}

test.each([
  ["a first password", putPassword, "/api/accounts/me/password", { newPassword: "Jamdani88x" }],
  ["another address", putEmail, "/api/accounts/me/email", { email: "another-of-mine@example.com" }],
] as const)("a session that somebody left open gives nobody %s: Google has to be asked again", async (_, put, path, json) => {
  const send = async (minutes: number) => (await withoutPassword(minutes)).browser.send(put, path, { method: "PUT", json });
  const refused = await send(11);
  const { error } = await refused.json();
  expect([refused.status, error.reason, error.message]).toEqual([403, "prove_again", "Show once more that it is you."]);
  expect((await send(9)).status).toBe(200);
});

test("somebody who came by Google sets a first password without one, and the owner is told", async () => {
  const { person, browser } = await withoutPassword(1);
  const json = { newPassword: "Jamdani88x" };
  expect((await browser.send(putPassword, "/api/accounts/me/password", { method: "PUT", json })).status).toBe(200);
  const again = new Browser();
  await again.logIn(person.email, "Jamdani88x");
  expect(again.session).toBeDefined();
  expect((await mailsTo(person.email)).some((mail) => mail.includes("Subject: Your account has a password now"))).toBe(true);
  expect((await again.send(putPassword, "/api/accounts/me/password", { method: "PUT", json: { newPassword: "Another99x" } })).status).toBe(
    422,
  );
});
