import type { BrowserContext } from "playwright/test";
import { expect } from "./fixtures";

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

let people = 0;

/** Registers somebody new, who has no groups yet. */
export async function newPerson(context: BrowserContext, url: string, displayName = "Nadia Islam") {
  people += 1;
  const person = { email: `person-${process.pid}-${Date.now()}-${people}@example.com`, password: "Stitches1" };
  const answer = await context.request.post(`${url}/api/accounts`, { headers: { origin: url }, data: { ...person, displayName } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...person, displayName };
}

/** Creates a group through the API, as whoever this context has signed in; returns its id. */
export async function createGroup(context: BrowserContext, url: string, changes: Partial<typeof A_GROUP> = {}): Promise<string> {
  const answer = await context.request.post(`${url}/api/groups`, { headers: { origin: url }, data: { ...A_GROUP, ...changes } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).insertedId;
}

/** Deletes what `createGroup` made, so that a later test counts what it expects. */
export async function deleteGroup(context: BrowserContext, url: string, id: string): Promise<void> {
  const answer = await context.request.delete(`${url}/api/groups/${id}`, { headers: { origin: url } });
  expect(answer.status()).toBe(200);
}
