// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, expect, test, vi } from "vitest";
import AllGroups from "@/app/(site)/allGroups/[...view]/page";
import SearchPage from "@/app/(site)/allGroups/search/page";
import AllMeetups from "@/app/(site)/meetups/[...view]/page";
import { POST } from "@/app/api/groups/route";
import { DAY_MS } from "@/lib/duration";
import { database } from "@/lib/platform/store";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { plan } from "@/tests/support/meetups";

// There is no request here: whoever asks has no address.
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

let groupId: string;
let meetupId: string;

beforeAll(async () => {
  const rina = await person("rina@example.com", "Rina Akter");
  actAs(rina);
  const body = { ...aGroup(), groupName: "Hill Walks", hobbyCategory: "Hiking" };
  groupId = (await (await send(POST, { method: "POST", body })).json()).insertedId;
  const now = Date.now();
  const [startsAt, endsAt] = [1, 2].map((days) => new Date(now + days * DAY_MS).toISOString());
  meetupId = await plan(await database(), groupId, rina.accountId, { startsAt, endsAt }, new Date(now).toISOString());
});

/** How Next writes down where a page leads to. */
const to = (address: string) => expect.objectContaining({ digest: expect.stringContaining(`;${address};307;`) });

const groupsAt = (...view: string[]) => AllGroups({ params: Promise.resolve({ view }) });
const meetupsAt = (...view: string[]) => AllMeetups({ params: Promise.resolve({ view }), searchParams: Promise.resolve({}) });
const search = (query: Record<string, string | string[]>) => SearchPage({ searchParams: Promise.resolve(query) });

test("a page of groups past the end of its list leads to the beginning of that list", async () => {
  await expect(groupsAt("all", "az", "after", groupId)).rejects.toEqual(to("/allGroups"));
  await expect(groupsAt("Hiking", "za", "before", groupId)).rejects.toEqual(to("/allGroups?category=Hiking&sort=za"));
  await expect(search({ q: "walks", sort: "za", after: groupId })).rejects.toEqual(to("/allGroups?q=walks&sort=za"));
});

test("a page of meetups past the end of its list leads to the beginning of that list", async () => {
  await expect(meetupsAt("any", "any", "any", meetupId)).rejects.toEqual(to("/meetups"));
  await expect(meetupsAt("any", "Hiking", "1", meetupId)).rejects.toEqual(to("/meetups?category=Hiking&free=1"));
});

test("a search for nothing but blanks leads to the list, in its hobby and order", async () => {
  await expect(search({ q: " " })).rejects.toEqual(to("/allGroups"));
  await expect(search({ q: ["", ""], category: "Hiking", sort: "za" })).rejects.toEqual(to("/allGroups?category=Hiking&sort=za"));
});

test("a list that has nothing says so", async () => {
  await expect(groupsAt("Fishing", "az")).resolves.toBeDefined();
  await expect(meetupsAt("any", "Fishing", "any", "any")).resolves.toBeDefined();
  await expect(search({ q: "boats" })).resolves.toBeDefined();
});
