import { type APIRequestContext, expect } from "playwright/test";

let count = 0;

/** Words nothing else in the store begins with. */
export const uniqueName = (what: string): string => `${what} ${Date.now().toString(36)}${(count++).toString(36)}`;

/** Registers somebody new and opens a session in this request context. */
export async function signUp(request: APIRequestContext, url: string): Promise<{ email: string; password: string }> {
  const person = { email: `${uniqueName("person").replace(" ", "-")}@example.com`, password: "Patchwork1" };
  const answer = await request.post(`${url}/api/accounts`, { data: { ...person, displayName: "Rokeya Begum" } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { csrfToken } = await (await request.get(`${url}/api/auth/csrf`)).json();
  const signedIn = await request.post(`${url}/api/auth/callback/credentials`, {
    headers: { "x-auth-return-redirect": "1" },
    form: { ...person, csrfToken, callbackUrl: "/" },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return person;
}

export const groupInput = (groupName: string) => ({
  groupName,
  hobbyCategory: "Hiking",
  location: "Sylhet",
  maxMembers: 12,
  startDate: "2027-01-15",
  status: "ongoing",
  description: "We walk the tea gardens at the pace of the slowest.",
  imageUrl: "/covers/hiking.svg",
});

/** @returns the new group's id */
export async function createGroup(request: APIRequestContext, url: string, groupName: string): Promise<string> {
  const answer = await request.post(`${url}/api/groups`, { data: groupInput(groupName) });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).insertedId;
}
