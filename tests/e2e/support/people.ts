import { type APIRequestContext, expect } from "playwright/test";

interface Credentials {
  email: string;
  password: string;
}

export const A_GROUP = {
  groupName: "Surma Weekend Anglers",
  hobbyCategory: "Fishing",
  location: "Kean Bridge, Sylhet",
  maxMembers: 18,
  startDate: "2026-12-11",
  status: "ongoing",
  description: "Quiet mornings on the Surma.",
  imageUrl: "/covers/fishing.svg",
};

let count = 0;

/** Words nothing else in the store begins with. */
export const uniqueName = (what: string): string => `${what} ${Date.now().toString(36)}${(count++).toString(36)}`;

/** Registers somebody new, who has no groups yet and is not signed in. */
export async function newPerson(request: APIRequestContext, url: string, displayName = "Nadia Islam") {
  const person = { email: `${uniqueName(`person-${process.pid}`).replace(" ", "-")}@example.com`, password: "Patchwork1" };
  const answer = await request.post(`${url}/api/accounts`, { headers: { origin: url }, data: { ...person, displayName } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...person, displayName };
}

/** Signs this person in, without walking through the form. */
export async function openSession(request: APIRequestContext, url: string, { email, password }: Credentials): Promise<void> {
  const { csrfToken } = await (await request.get(`${url}/api/auth/csrf`)).json();
  const answer = await request.post(`${url}/api/auth/callback/credentials`, {
    headers: { "x-auth-return-redirect": "1", origin: url },
    form: { email, password, csrfToken, callbackUrl: "/" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  expect((await answer.json()).url).not.toContain("error");
}

/** Registers somebody new and signs them in. */
export async function signUp(request: APIRequestContext, url: string, displayName?: string) {
  const person = await newPerson(request, url, displayName);
  await openSession(request, url, person);
  return person;
}

/** Creates a group through the API, as whoever is signed in; returns its id. */
export async function createGroup(request: APIRequestContext, url: string, changes: Partial<typeof A_GROUP> = {}): Promise<string> {
  const answer = await request.post(`${url}/api/groups`, { headers: { origin: url }, data: { ...A_GROUP, ...changes } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).insertedId;
}

/** Deletes what `createGroup` made, so that a later test counts what it expects. */
export async function deleteGroup(request: APIRequestContext, url: string, id: string): Promise<void> {
  const answer = await request.delete(`${url}/api/groups/${id}`, { headers: { origin: url } });
  expect(answer.status()).toBe(200);
}
