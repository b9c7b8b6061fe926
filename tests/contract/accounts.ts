import { expect } from "vitest";
import { NEW_ACCOUNT } from "@/lib/accounts/record";
import { sessions } from "@/lib/sessions/store";
import { anActor } from "@/tests/support/actor";
import type { StoreTest } from "../support/store-test";
import { withDatabase } from "../support/this-process";

const asActor = (accountId: string) => anActor({ accountId });

const NOBODY = "0123456789abcdef01234567";
const ada = { email: "ada@hobbyhub.example", passwordHash: "$argon2id$one" };

export function accountsContract(test: StoreTest): void {
  test("an account is found by id and by address", async ({ store }) => {
    const account = await store.accounts.create({ ...ada, displayName: "Ada Rahman", photoURL: "https://a.example/p.png" });
    expect(account).toEqual({
      ...NEW_ACCOUNT,
      ...ada,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      displayName: "Ada Rahman",
      photoURL: "https://a.example/p.png",
      createdAt: expect.any(String),
    });
    expect(await store.accounts.findById(account._id)).toEqual(account);
    expect(await store.accounts.findByEmail(ada.email)).toEqual(account);
    expect(await store.accounts.findById(NOBODY)).toBeNull();
    expect(await store.accounts.findById("no id")).toBeNull();
    expect(await store.accounts.findByEmail("else@hobbyhub.example")).toBeNull();
  });

  test("a name and a photo may come later", async ({ store }) => {
    const account = await store.accounts.create(ada);
    expect(account).toMatchObject({ displayName: null, photoURL: null });
    const named = await store.accounts.updateProfile(asActor(account._id), { displayName: "Ada Rahman" });
    expect(named).toEqual({ ...account, displayName: "Ada Rahman" });
    const pictured = await store.accounts.updateProfile(asActor(account._id), { photoURL: "https://a.example/p.png" });
    expect(pictured).toEqual({ ...account, displayName: "Ada Rahman", photoURL: "https://a.example/p.png" });
    expect(await store.accounts.updateProfile(asActor(account._id), {})).toEqual(pictured);
    expect(await store.accounts.updateProfile(asActor(NOBODY), { displayName: "Nobody" })).toBeNull();
  });

  test("an address that is taken is a conflict", async ({ store }) => {
    await store.accounts.create(ada);
    await expect(store.accounts.create({ ...ada, passwordHash: "other" })).rejects.toMatchObject({ name: "AppError", code: "conflict" });
    expect(await store.accounts.findByEmail(ada.email)).toMatchObject({ passwordHash: ada.passwordHash });
  });

  test("racing registrations of one address give one account", async ({ store, other }) => {
    const racing = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? store : other).accounts.create({ ...ada, passwordHash: `hash ${index}` }),
    );
    const results = await Promise.allSettled(racing);
    const won = results.filter((result) => result.status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
    expect(await store.accounts.findByEmail(ada.email)).toEqual(won[0]?.value);
  });

  test("a new password and a sign-out everywhere end older sessions", async ({ store }) => {
    const account = await store.accounts.create(ada);
    expect(await store.accounts.setPassword(asActor(account._id), "two", 1)).toEqual({
      ...account,
      passwordHash: "two",
      sessionVersion: 2,
    });
    expect(await store.accounts.endSessions(asActor(account._id))).toEqual({ ...account, passwordHash: "two", sessionVersion: 3 });
    expect(await store.accounts.findById(account._id)).toMatchObject({ sessionVersion: 3 });
    expect(await store.accounts.setPassword(asActor(NOBODY), "two", 1)).toBeNull();
    expect(await store.accounts.endSessions(asActor("no id"))).toBeNull();
  });

  test("sign-outs that race are all counted", async ({ store, other }) => {
    const { _id: id } = await store.accounts.create(ada);
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? store : other).accounts.endSessions(asActor(id))));
    expect(await store.accounts.findById(id)).toMatchObject({ sessionVersion: 11 });
  });

  test("a session that takes the place of another ends it in the same step, and never somebody else's", async ({ store }) => {
    const [one, two] = [await store.accounts.create(ada), await store.accounts.create({ ...ada, email: "two@hobbyhub.example" })];
    const device = { device: "Firefox on Linux", kind: "computer" } as const;
    const begin = async (accountId: string, replaces: string | null) => {
      const begun = await sessions.begin({ accountId, version: 1, device, known: true, provesAddress: true, replaces });
      return begun?.session._id ?? expect.fail("no session began");
    };
    await withDatabase(store.db, async () => {
      const [first, elsewhere, other] = [await begin(one._id, null), await begin(one._id, null), await begin(two._id, null)];
      const renewed = await begin(one._id, first);
      const unharmed = await begin(one._id, other);
      expect(await sessions.find(first)).toBeNull();
      expect(new Set((await sessions.list(one._id)).map(({ _id }) => _id))).toEqual(new Set([elsewhere, renewed, unharmed]));
      expect(await sessions.list(two._id)).toMatchObject([{ _id: other }]);
      expect(await begin(one._id, first)).not.toBe(first);
      expect(
        await sessions.begin({ accountId: one._id, version: 2, device, known: true, provesAddress: true, replaces: renewed }),
      ).toBeNull();
      expect(await sessions.find(renewed)).not.toBeNull();
    });
  });
}
