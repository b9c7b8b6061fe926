// First: gives this file a store of its own.
import "@/tests/support/browser";

import { describe, expect, test, vi } from "vitest";
import { GET as me } from "@/app/api/accounts/me/route";
import { DELETE as endSession } from "@/app/api/accounts/me/sessions/[sessionId]/route";
import { POST as confirm } from "@/app/api/accounts/verification/confirmation/route";
import { Accounts } from "@/lib/accounts/record";
import { deletionKey } from "@/lib/accounts/tasks";
import { DAY_MS } from "@/lib/duration";
import { closeGroup, joinGroup, offerTransfer } from "@/lib/memberships/commands";
import { getLeaving } from "@/lib/own-data/queries";
import { Work } from "@/lib/platform/clock/record";
import { JOBS } from "@/lib/rooms";
import { Sessions } from "@/lib/sessions/record";
import { Browser, registered } from "@/tests/support/browser";
import { accountOf, aGroup, asking, clockRuns, keeping, profileOf, signedIn, subjects } from "@/tests/support/leaving";
import { tokenFor } from "@/tests/support/mailbox";
import { getStore } from "@/tests/support/nouns";

describe("asking for one's account to be deleted", () => {
  test("takes the password, names the day, and writes to the owner; twice is once", async () => {
    const { person, browser } = await signedIn();
    for (const json of [{ password: "Wrong pass1" }, {}]) {
      const refused = await asking(browser, json);
      expect([refused.status, Object.keys((await refused.json()).error.fields)]).toEqual([422, ["password"]]);
    }
    expect((await profileOf(browser)).deletionAt).toBeNull();
    const before = Date.now();
    const { deletionAt } = await (await asking(browser, { password: person.password })).json();
    expect(Math.round((Date.parse(deletionAt) - before) / DAY_MS)).toBe(7);
    expect((await profileOf(browser)).deletionAt).toBe(deletionAt);
    expect(await (await asking(browser, { password: person.password })).json()).toEqual({ deletionAt });
    expect((await subjects(person.email)).filter((subject) => subject === "Your account will be deleted")).toHaveLength(1);
  });

  test("signs every other device out, since signing in calls it off", async () => {
    const { person, browser } = await signedIn();
    const phone = new Browser();
    await phone.logIn(person.email, person.password);
    await asking(browser, { password: person.password });
    expect((await phone.send(me, "/api/accounts/me")).status).toBe(401);
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(200);
  });

  test("guesses at the password run out", async () => {
    const { browser } = await signedIn();
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await asking(browser, { password: "Wrong pass1" })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test("waits for the groups one owns: each is offered to somebody or closed first", async () => {
    const { person, browser, actor } = await signedIn();
    const [offered, closed] = [await aGroup(actor, "Lake Sketchers"), await aGroup(actor, "Surf Fishers")];
    const heir = await signedIn();
    await joinGroup(heir.actor, offered, {});
    const refused = await asking(browser, { password: person.password });
    const { error } = await refused.json();
    expect([refused.status, error.reason, error.message]).toEqual([409, "groups_first", "You still own Lake Sketchers, Surf Fishers."]);
    await offerTransfer(actor, offered, { personId: heir.person.uid });
    expect((await (await asking(browser, { password: person.password })).json()).error.message).toBe("You still own Surf Fishers.");
    expect(await getLeaving(actor)).toMatchObject({ groups: [{ groupName: "Lake Sketchers" }, { groupName: "Surf Fishers" }], closed: 0 });
    await closeGroup(actor, closed, {});
    expect(await getLeaving(actor)).toMatchObject({ groups: [{ groupName: "Lake Sketchers" }], closed: 1 });
    expect((await asking(browser, { password: person.password })).status).toBe(200);
  });

  test("costs nothing while it waits for them: whoever asks, is refused and sees to each group can still go", async () => {
    const { person, browser, actor } = await signedIn();
    const groupId = await aGroup(actor, "Kite Makers");
    const ask = async () => (await asking(browser, { password: person.password })).status;
    for (let n = 0; n < 6; n++) expect(await ask()).toBe(409);
    await closeGroup(actor, groupId, {});
    expect(await ask()).toBe(200);
  });

  test("names those who could take a group over, whoever helps to run it first", async () => {
    const { actor } = await signedIn();
    const groupId = await aGroup(actor, "Boat Builders");
    const [longest, organizer] = [await signedIn(), await signedIn()];
    for (const { actor: one } of [longest, organizer]) await joinGroup(one, groupId, {});
    const { setRole } = await import("@/lib/memberships/commands");
    await setRole(actor, groupId, organizer.person.uid, { role: "organizer" });
    const { groups } = await getLeaving(actor);
    expect(groups).toMatchObject([
      {
        _id: groupId,
        others: 2,
        offered: null,
        heirs: [
          { _id: organizer.person.uid, organizes: true },
          { _id: longest.person.uid, organizes: false },
        ],
      },
    ]);
    await offerTransfer(actor, groupId, { personId: longest.person.uid });
    expect((await getLeaving(actor)).groups).toMatchObject([{ offered: { to: longest.person.displayName }, heirs: [] }]);
  });

  test("somebody without a password proves by Google who they are: a session that has just begun", async () => {
    const { person, browser } = await signedIn();
    const store = await getStore();
    await store.db.write((tx) => tx.update(Accounts, person.uid, { passwordHash: null }));
    const [session] = await store.db.read((reader) => reader.list(Sessions, { where: { accountId: person.uid } }));
    const age = (ms: number) =>
      store.db.write((tx) => tx.update(Sessions, session?._id ?? "", { createdAt: new Date(Date.now() - ms).toISOString() }));
    await age(11 * 60_000);
    const refused = await asking(browser, {});
    expect([refused.status, (await refused.json()).error.reason]).toEqual([403, "prove_again"]);
    await age(9 * 60_000);
    expect((await asking(browser, {})).status).toBe(200);
  });
});

describe("it is called off", () => {
  test("by signing in, which says so to the page and by mail", async () => {
    const { person, browser } = await signedIn();
    await asking(browser, { password: person.password });
    const answer = await browser.logIn(person.email, person.password);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^hobbyhub_stays=1; Path=\/; Max-Age=60; SameSite=Lax$/));
    expect((await profileOf(browser)).deletionAt).toBeNull();
    expect(await subjects(person.email)).toContain("Your account stays");
    const again = await browser.logIn(person.email, person.password);
    expect(again.headers.getSetCookie().join()).not.toContain("hobbyhub_stays");
    await clockRuns(8);
    expect(await accountOf(person.uid)).not.toBeNull();
  });

  test("by choosing to stay; twice is once", async () => {
    const { person, browser } = await signedIn();
    await asking(browser, { password: person.password });
    for (let n = 0; n < 2; n++) expect([await (await keeping(browser)).json()]).toEqual([{ deletionAt: null }]);
    expect((await subjects(person.email)).filter((subject) => subject === "Your account stays")).toHaveLength(1);
    await clockRuns(8);
    expect(await accountOf(person.uid)).not.toBeNull();
  });

  test("not by a visit of a session that is still there, nor by a wrong password", async () => {
    const { person, browser } = await signedIn();
    await asking(browser, { password: person.password });
    await browser.look();
    await new Browser().logIn(person.email, "Wrong pass1");
    expect((await accountOf(person.uid))?.deletionAt).toEqual(expect.any(String));
  });

  test("by the owner of an address that a stranger registered: the stranger's wish does not hold", async () => {
    const { person, browser } = await signedIn();
    const token = await tokenFor(person.email, "verification");
    await asking(browser, { password: person.password });
    const json = { token };
    expect((await new Browser().send(confirm, "/api/accounts/verification/confirmation", { method: "POST", json })).status).toBe(200);
    await clockRuns(8);
    expect(await accountOf(person.uid)).toMatchObject({ deletionAt: null, email: person.email });
    expect(await subjects(person.email)).not.toContain("Your account stays");
  });
});

describe("on the day", () => {
  test("the account is gone: nobody signs in, its address is free, and the last mail is sent", async () => {
    const { person, browser } = await signedIn();
    await asking(browser, { password: person.password });
    await clockRuns(6.9);
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(200);
    await clockRuns(7.01);
    expect(await accountOf(person.uid)).toBeNull();
    expect((await browser.send(me, "/api/accounts/me")).status).toBe(401);
    const back = new Browser();
    const answer = await back.logIn(person.email, person.password);
    expect((await answer.json()).url).toContain("user-not-found");
    expect((await subjects(person.email))[0]).toBe("Your account is deleted");
    const store = await getStore();
    expect(await store.db.read((reader) => reader.list(Work, { where: { key: deletionKey(person.uid) } }))).toEqual([]);
    expect((await registered({ email: person.email })).uid).not.toBe(person.uid);
  });

  test("a last mail that is refused again and again is let go: no address stays behind", async () => {
    const job = JOBS["account.farewell"];
    const work = { data: { email: "gone@example.com", displayName: null, zone: "Asia/Dhaka" }, createdAt: new Date().toISOString() };
    const { Refused } = await import("@/lib/platform/clock/jobs");
    const mailbox = await import("@/lib/platform/email/sender");
    vi.spyOn(mailbox, "sender").mockReturnValue(() => Promise.reject(new Refused("No such address.")));
    await expect(job?.({ ...work, attempts: 0 } as never)).rejects.toThrow("No such address.");
    expect(await job?.({ ...work, attempts: 4 } as never)).toBeUndefined();
    vi.restoreAllMocks();
  });

  test("a session that was ended meanwhile cannot ask", async () => {
    const { person, browser } = await signedIn();
    const store = await getStore();
    const [session] = await store.db.read((reader) => reader.list(Sessions, { where: { accountId: person.uid } }));
    await browser.send(endSession, `/api/accounts/me/sessions/${session?._id}`, {
      method: "DELETE",
      params: { sessionId: session?._id ?? "" },
    });
    expect((await asking(browser, { password: person.password })).status).toBe(401);
  });
});
