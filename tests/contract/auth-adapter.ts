import type { AdapterAccount, AdapterUser } from "next-auth/adapters";
import { expect } from "vitest";
import { NEW_ACCOUNT, newcomer, ProviderLinks } from "@/lib/accounts/record";
import type { NewUser } from "@/lib/platform/store/auth-adapter";
import type { Store } from "@/tests/support/nouns";
import { all } from "../support/records";
import type { StoreTest } from "../support/store-test";

const google = { type: "oidc", provider: "google", providerAccountId: "1234567890" } as const;
const fromGoogle = {
  id: crypto.randomUUID(),
  name: "Nusrat Jahan",
  email: " Nusrat@HobbyHub.Example",
  emailVerified: null,
  image: "https://g.example/n.png",
};

const adapterOf = (store: Store, newUser: NewUser = newcomer) => {
  const { createUser, getUser, getUserByEmail, getUserByAccount, updateUser, linkAccount } = store.authAdapter(newUser);
  if (!createUser || !getUser || !getUserByEmail || !getUserByAccount || !updateUser || !linkAccount)
    throw new Error("A method is missing.");
  return { createUser, getUser, getUserByEmail, getUserByAccount, updateUser, linkAccount };
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

  test("a first sign-in that was cut off before its link is taken up by the next one", async ({ store }) => {
    const adapter = adapterOf(store);
    const cut = await adapter.createUser({ ...fromGoogle, name: "Nusrat" });
    expect(await adapter.getUserByEmail(fromGoogle.email)).toBeNull();
    const user = await adapter.createUser(fromGoogle);
    expect(user).toMatchObject({ id: cut.id, name: "Nusrat Jahan" });
    await adapter.linkAccount({ ...google, userId: user.id } as AdapterAccount);
    expect(await adapter.getUserByAccount(google)).toEqual(user);
    expect(await adapter.getUserByEmail(fromGoogle.email)).toEqual(user);
    await expect(adapter.createUser(fromGoogle)).rejects.toMatchObject({ code: "conflict" });
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
    const stray = { id, name: "Ada Rahman", role: "admin", sessionVersion: 99, passwordHash: "x" } as Partial<AdapterUser> & { id: string };
    expect(await adapter.updateUser(stray)).toMatchObject({ name: "Ada Rahman", role: null, sessionVersion: 1 });
    expect(await store.accounts.findById(id)).toMatchObject({ passwordHash: "hash", role: null, sessionVersion: 1 });
  });
}
