import type { AdapterAccount } from "next-auth/adapters";
import { expect } from "vitest";
import { Accounts, NEW_ACCOUNT, newcomer, ProviderLinks } from "@/lib/accounts/record";
import { Events } from "@/lib/events/record";
import { provenByGoogle } from "@/lib/links/verification-commands";
import type { NewUser } from "@/lib/platform/store/auth-adapter";
import type { Store } from "@/tests/support/nouns";
import { accountRecord, all } from "../support/records";
import type { StoreTest } from "../support/store-test";
import { withDatabase } from "../support/this-process";

const google = { type: "oidc", provider: "google", providerAccountId: "1234567890" } as const;
const fromGoogle = {
  id: crypto.randomUUID(),
  name: "Nusrat Jahan",
  email: " Nusrat@HobbyHub.Example",
  emailVerified: null,
  image: "https://g.example/n.png",
};

const adapterOf = (store: Store, newUser: NewUser = newcomer) => {
  const { createUser, getUser, getUserByEmail, getUserByAccount, linkAccount } = store.authAdapter(newUser);
  if (!createUser || !getUser || !getUserByEmail || !getUserByAccount || !linkAccount) throw new Error("A method is missing.");
  return { createUser, getUser, getUserByEmail, getUserByAccount, linkAccount };
};

export function authAdapterContract(test: StoreTest): void {
  test("a person from a provider becomes an account like any other", async ({ store }) => {
    const adapter = adapterOf(store);
    const user = await adapter.createUser(fromGoogle);
    expect(user).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/), email: "nusrat@hobbyhub.example", sessionVersion: 1 });
    expect(await store.accounts.findById(user.id)).toEqual({
      ...NEW_ACCOUNT,
      _id: user.id,
      email: "nusrat@hobbyhub.example",
      displayName: "Nusrat Jahan",
      photoURL: fromGoogle.image,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    await adapter.linkAccount({ ...google, userId: user.id } as AdapterAccount);
    expect(await adapter.getUser(user.id)).toEqual(user);
    expect(await adapter.getUserByEmail("NUSRAT@hobbyhub.example")).toEqual(user);
    expect(await adapter.getUser("not an id")).toBeNull();
    expect(await adapter.getUserByEmail("else@hobbyhub.example")).toBeNull();
  });

  test("a person from a provider begins as it is told", async ({ store }) => {
    const begins = { zone: "Pacific/Kiritimati", createdAt: "2026-11-01T08:00:00.000Z" };
    const { id } = await adapterOf(store, () => begins).createUser(fromGoogle);
    expect(await store.accounts.findById(id)).toMatchObject(begins);
  });

  test("an address that has a password account already is a conflict", async ({ store }) => {
    await store.accounts.create({ email: "nusrat@hobbyhub.example", passwordHash: "hash" });
    await expect(adapterOf(store).createUser(fromGoogle)).rejects.toMatchObject({ name: "AppError", code: "conflict" });
  });

  test("a first sign-in that was cut off before its link is taken up by the next one, and nobody is told that it was a stranger's", async ({
    store,
  }) => {
    const adapter = adapterOf(store);
    const cut = await adapter.createUser(fromGoogle);
    await withDatabase(store.db, () => provenByGoogle(fromGoogle.email, google.providerAccountId));
    expect(await adapter.getUserByAccount(google)).toEqual(cut);
    expect(await store.db.read((reader) => reader.count(Events, { kind: "taken-over" }))).toBe(0);
    await expect(adapter.createUser(fromGoogle)).rejects.toMatchObject({ code: "conflict" });
  });

  test("a proven account that nothing signs in to is linked as it is, once; one with a password or another Google account is not", async ({
    store,
  }) => {
    const proven = { emailVerified: "2026-11-01T08:00:00.000Z", displayName: "Ada Rahman", photoURL: "https://a.example/p.png" };
    const taken = accountRecord({ ...proven, email: "taken@hobbyhub.example", passwordHash: null });
    const owned = accountRecord({ ...proven, email: "owned@hobbyhub.example", passwordHash: "hash" });
    await store.db.write((tx) => tx.insertAll(Accounts, [taken, owned]));
    await withDatabase(store.db, async () => {
      await provenByGoogle("owned@hobbyhub.example", "1");
      for (const sub of ["2", "2", "3"]) await provenByGoogle("Taken@hobbyhub.example", sub);
    });
    const links = await all(store.archive.read(ProviderLinks));
    expect(links).toEqual([expect.objectContaining({ provider: "google", providerAccountId: "2", userId: taken._id })]);
    expect(await store.accounts.findById(taken._id)).toEqual(taken);
    expect(await store.accounts.findById(owned._id)).toEqual(owned);
  });

  test("a linked provider finds its person; tokens are not kept", async ({ store }) => {
    const adapter = adapterOf(store);
    const user = await adapter.createUser(fromGoogle);
    await adapter.linkAccount({ ...google, userId: user.id, access_token: "secret", id_token: "secret" } as AdapterAccount);
    expect(await adapter.getUserByAccount(google)).toEqual(user);
    expect(await adapter.getUserByAccount({ ...google, providerAccountId: "2" })).toBeNull();
    const links = await all(store.archive.read(ProviderLinks));
    expect(links).toEqual([{ ...google, _id: expect.stringMatching(/^[0-9a-f]{24}$/), userId: user.id }]);
    await expect(adapter.linkAccount({ ...google, userId: user.id } as AdapterAccount)).rejects.toMatchObject({ code: "conflict" });
  });

  test("no password hash is handed to next-auth, and no stray field is stored", async ({ store }) => {
    const adapter = adapterOf(store);
    const { _id: id } = await store.accounts.create({ email: "ada@hobbyhub.example", passwordHash: "hash" });
    expect(JSON.stringify(await adapter.getUser(id))).not.toContain("hash");
    const stray = { ...fromGoogle, role: "admin", sessionVersion: 99, passwordHash: "x" };
    const { id: made } = await adapter.createUser(stray);
    expect(await store.accounts.findById(made)).toMatchObject({ passwordHash: null, role: null, sessionVersion: 1 });
  });

  test("next-auth changes nobody: what others see of a person is changed by sentences that make their pages stale", async ({ store }) => {
    const methods = ["createUser", "getUser", "getUserByAccount", "getUserByEmail", "linkAccount"];
    expect(new Set(Object.keys(store.authAdapter(newcomer)))).toEqual(new Set(methods));
  });
}
