// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PUT as ban } from "@/app/api/groups/[groupId]/bans/[personId]/route";
import { POST as plan } from "@/app/api/groups/[groupId]/meetups/route";
import { GET as listRequests } from "@/app/api/groups/[groupId]/requests/route";
import { PUT as change } from "@/app/api/groups/[groupId]/route";
import { POST as cancel } from "@/app/api/meetups/[meetupId]/cancellation/route";
import { PUT as checkIn } from "@/app/api/meetups/[meetupId]/checkins/[personId]/route";
import { GET as privatePart } from "@/app/api/meetups/[meetupId]/private/route";
import { PUT as edit } from "@/app/api/meetups/[meetupId]/route";
import { PUT as answer } from "@/app/api/meetups/[meetupId]/rsvp/route";
import { POST as walkIn } from "@/app/api/meetups/[meetupId]/walk-ins/route";
import { log } from "@/lib/log";
import { actAs, send } from "@/tests/support/api";
import { meetingPeople, meetupInput } from "@/tests/support/meetup-api";

let people: Awaited<ReturnType<typeof meetingPeople>>;
let meetupId: string;
let lines: unknown[];

beforeAll(async () => {
  people = await meetingPeople();
  meetupId = await people.create();
});

beforeEach(() => {
  lines = [];
  for (const level of ["info", "warn"] as const)
    vi.spyOn(log, level).mockImplementation(((fields: unknown, message: string) => {
      if (message === "security") lines.push(fields);
    }) as never);
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  ["changing a group", change, "PUT", { groupName: "Mine now" }, "edit", "organizers_only"],
  ["banning somebody", ban, "PUT", { reason: "Because." }, "ban", "organizers_only"],
  ["looking at a desk", listRequests, "GET", undefined, "organize", "organizers_only"],
  ["planning a meetup", plan, "POST", meetupInput(), "plan", "organizers_only"],
  ["changing a meetup", edit, "PUT", { title: "Mine now" }, "edit", "organizers_only"],
  ["cancelling it", cancel, "POST", { reason: "Fog" }, "cancel", "organizers_only"],
  ["answering where only members do", answer, "PUT", {}, "go", "members_only"],
  ["looking at its place", privatePart, "GET", undefined, "see-private", "going_only"],
  ["checking somebody in", checkIn, "PUT", {}, "check-in", "hosts_only"],
  ["checking in somebody without an account", walkIn, "POST", { name: "Sadia" }, "check-in", "hosts_only"],
] as const)("%s, refused, is one line of the security log", async (_, handler, method, body, action, reason) => {
  const { stranger, rina, groupId } = people;
  actAs(stranger);
  const params = { groupId, meetupId, personId: rina.accountId };
  const response = await send(handler, { method, body, params, headers: { "x-forwarded-for": "198.51.100.7" } });
  expect(response.status).toBe(403);
  expect(lines).toEqual([{ event: "access_refused", accountId: stranger.accountId, action, reason, address: expect.any(String) }]);
});

test("what is merely not there, or not possible now, is none", async () => {
  actAs(people.owner);
  expect((await send(edit, { method: "PUT", body: { title: "Other" }, params: { meetupId: "0123456789abcdef01234567" } })).status).toBe(
    404,
  );
  const gone = await people.create();
  const cancelling = () => send(cancel, { method: "POST", body: { reason: "Fog" }, params: { meetupId: gone } });
  expect([(await cancelling()).status, (await cancelling()).status]).toEqual([200, 409]);
  expect(lines).toEqual([]);
});
