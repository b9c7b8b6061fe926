import { expect, it } from "vitest";
import { editedTimes, spansOf, timesAt } from "@/lib/meetups/plan-rules";

const NOW = "2027-10-01T00:00:00.000Z";

const at = (time: string) => new Date(`2027-10-31T${time}Z`).toISOString();

/** On the night on which the clock in Berlin goes back from three to two. */
const night = (starts: string, ends: string) => ({
  startsAt: at(starts),
  endsAt: at(ends),
  rsvpOpensAt: null,
  rsvpClosesAt: at(starts),
  zone: "Europe/Berlin",
});

it.each([
  ["an end that the wall shows for the second time", night("00:00:00", "01:30:00")],
  ["an end before the start on the wall", night("00:50:00", "01:20:00")],
  ["seconds", night("10:00:15", "11:00:45")],
] as const)("leaves %s where it is, whatever else is changed", (_, before) => {
  expect(editedTimes(before, { title: "Another" }, NOW)).toEqual(before);
  expect(editedTimes(before, { zone: before.zone, rsvpClosesAt: "2027-10-30T12:00:00.000Z" }, NOW)).toEqual({
    ...before,
    rsvpClosesAt: "2027-10-30T12:00:00.000Z",
  });
});

it("moves the end along with the start, as far as the wall says", () => {
  const before = night("10:00:00", "12:00:00");
  // From one o'clock to three, one hour more than the wall shows.
  expect(editedTimes(before, { startsAt: "2027-10-31T01:00" }, NOW)).toMatchObject({
    startsAt: "2027-10-30T23:00:00.000Z",
    endsAt: "2027-10-31T02:00:00.000Z",
  });
  const [moved, elsewhere] = [{ startsAt: "2027-11-01T19:00" }, { zone: "Europe/London" }];
  expect(editedTimes(night("00:50:00", "01:20:00"), moved, NOW)).toMatchObject({
    startsAt: "2027-11-01T18:00:00.000Z",
    endsAt: "2027-11-01T18:30:00.000Z",
  });
  expect(editedTimes(before, elsewhere, NOW)).toMatchObject({ startsAt: "2027-10-31T11:00:00.000Z", endsAt: "2027-10-31T13:00:00.000Z" });
});

it("takes the seconds of the times along", () => {
  const before = night("10:00:15", "11:00:45.500");
  expect(editedTimes(before, { startsAt: "2027-11-01T19:00" }, NOW)).toMatchObject({
    startsAt: "2027-11-01T18:00:00.000Z",
    endsAt: "2027-11-01T19:00:30.500Z",
  });
  expect(editedTimes(night("10:00:10", "10:00:50"), { startsAt: "2027-11-01T18:00:20.000Z" }, NOW).endsAt).toBe("2027-11-01T18:01:00.000Z");
  expect(editedTimes(before, { zone: "Europe/London" }, NOW)).toMatchObject({
    startsAt: "2027-10-31T11:00:15.000Z",
    endsAt: "2027-10-31T12:00:45.500Z",
  });
});

it("gives the other dates of a series the time that the first took, where the wall showed its end before its start", () => {
  const spans = spansOf(night("00:50:00", "01:20:00"));
  expect(timesAt("2027-11-07T01:50:00.000Z", spans, "Europe/Berlin").endsAt).toBe("2027-11-07T02:20:00.000Z");
});

it("names every time that is wrong, at once", () => {
  const edit = {
    ...{ startsAt: "2027-09-01T10:00", endsAt: "2027-09-01T09:00" },
    ...{ rsvpOpensAt: "2027-09-03T10:00", rsvpClosesAt: "2027-09-02T10:00" },
  };
  expect(() => editedTimes(night("10:00:00", "12:00:00"), edit, NOW)).toThrow(
    expect.objectContaining({
      code: "invalid",
      fields: {
        startsAt: ["Choose a time that is still to come."],
        endsAt: ["It ends before it starts."],
        rsvpClosesAt: ["Answers close at the start at the latest."],
        rsvpOpensAt: ["Answers open before they close."],
      },
    }),
  );
});
