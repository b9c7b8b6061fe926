import { expect } from "vitest";
import { POST as plan } from "@/app/api/groups/[groupId]/meetups/route";
import { GET as one } from "@/app/api/meetups/[meetupId]/route";
import { HOUR_MS } from "@/lib/duration";
import { database } from "@/lib/platform/store";
import { actAs, person, send } from "./api";
import { aMeetingGroup, join } from "./meetups";

/** The minute in which the test file began. It is fixed, so that a minute that passes during the tests changes no time. */
const NOW = Math.floor(Date.now() / 60_000) * 60_000;

/** The time this many hours from now, on the minute. */
export const inHours = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();

/** The body of a request that plans a meetup. */
export const meetupInput = (over: Record<string, unknown> = {}) => ({
  title: "Shankhari Bazar at first light",
  startsAt: inHours(72),
  endsAt: inHours(74),
  zone: "Asia/Dhaka",
  place: { name: "The gate" },
  ...over,
});

/** A group with an organizer and a member, a person outside the group, and meetups created through the API. */
export async function meetingPeople() {
  const owner = await person("owner@example.com", "Nusrat Jahan");
  const rina = await person("rina@example.com", "Rina Akter");
  const stranger = await person("omar@example.com");
  const db = await database();
  const { groupId } = await aMeetingGroup(db);
  await db.write((tx) => join(tx, groupId, owner.accountId, "organizer"));
  await db.write((tx) => join(tx, groupId, rina.accountId, "member"));
  return {
    groupId,
    owner,
    rina,
    stranger,
    /** Creates a meetup as the organizer, who stays signed in. @returns its id */
    async create(over: Record<string, unknown> = {}): Promise<string> {
      actAs(owner);
      const response = await send(plan, { method: "POST", params: { groupId }, body: meetupInput(over) });
      expect(response.status).toBe(201);
      return (await response.json()).insertedId;
    },
    /** Reads the meetup as the person who is signed in. */
    get: async (meetupId: string) => (await send(one, { params: { meetupId } })).json(),
  };
}
