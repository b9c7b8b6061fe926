import { expect, test } from "vitest";
import { CheckInInput, MeetupEdit } from "@/lib/meetups/schema";
import { BanInput, InvitationInput } from "@/lib/memberships/schema";
import { SettingsInput } from "@/lib/notices/schema";

const GROUP = "0123456789abcdef01234567";

const INPUTS = [
  ["the end of a ban", (at: string) => BanInput.safeParse({ reason: "Rude", until: at }).data?.until],
  ["the end of an invitation", (at: string) => InvitationInput.safeParse({ expiresAt: at }).data?.expiresAt],
  ["a tap at the door", (at: string) => CheckInInput.safeParse({ at }).data?.at],
  ["the start of a meetup", (at: string) => MeetupEdit.safeParse({ startsAt: at }).data?.startsAt],
  ["the end of a mute", (at: string) => SettingsInput.safeParse({ mute: { groupId: GROUP, until: at } }).data?.mute?.until],
] as const;

test.each(INPUTS)("%s may have any offset, and is stored in UTC with milliseconds", (_, stored) => {
  for (const at of ["2027-02-21T12:00:00Z", "2027-02-21T18:00:00+06:00", "2027-02-21T12:00:00.000Z"])
    expect(stored(at)).toBe("2027-02-21T12:00:00.000Z");
});

// Moments are compared as text: "+010000-…" and "-000001-…" would come before all others.
test.each(INPUTS)("%s has a year of four digits in UTC too", (_, stored) => {
  for (const at of ["9999-12-31T23:59:59-14:00", "0000-01-01T00:00:00+14:00"]) expect(stored(at)).toBeUndefined();
});
