import { describe, expect, it } from "vitest";
import { type CalendarFacts, raisesSequence, toldChanges } from "@/lib/meetups/change-rules";
import { type MomentTimes, nextMoment, passedMoments } from "@/lib/meetups/moment-rules";
import { hoursBefore, START } from "./rsvp-scene";

const meetup = (over: Partial<MomentTimes> = {}): MomentTimes => ({ startsAt: START, rsvpOpensAt: null, status: "scheduled", ...over });

describe("the moments of a meetup", () => {
  it.each([
    ["long before", hoursBefore(100), {}, hoursBefore(24)],
    ["at the first moment", hoursBefore(24), {}, hoursBefore(2)],
    ["between the two", hoursBefore(10), {}, hoursBefore(2)],
    ["at the last moment", hoursBefore(2), {}, null],
    ["after the start", hoursBefore(-1), {}, null],
    ["before answers open", hoursBefore(100), { rsvpOpensAt: hoursBefore(48) }, hoursBefore(48)],
    ["before answers open late", hoursBefore(20), { rsvpOpensAt: hoursBefore(12) }, hoursBefore(12)],
    ["where answers opened", hoursBefore(47), { rsvpOpensAt: hoursBefore(48) }, hoursBefore(24)],
    ["when it is cancelled", hoursBefore(100), { status: "cancelled", rsvpOpensAt: hoursBefore(48) }, null],
  ] as const)("%s", (_, now, over, next) => {
    expect(nextMoment(meetup(over), now)).toBe(next);
  });

  it("have come from one moment to another, both included", () => {
    const opening = meetup({ rsvpOpensAt: hoursBefore(48) });
    expect([...passedMoments(opening, hoursBefore(48), hoursBefore(24))]).toEqual(["opens", "day-before"]);
    expect([...passedMoments(opening, hoursBefore(47.9), hoursBefore(24.1))]).toEqual([]);
    expect([...passedMoments(opening, hoursBefore(24), hoursBefore(2))]).toEqual(["day-before", "hours-before"]);
    expect([...passedMoments(meetup({ status: "cancelled" }), hoursBefore(100), START)]).toEqual([]);
  });
});

const fee = { amount: 25_000, currency: "BDT", covers: "Breakfast", refund: "All", pay: "Cash" };
const facts = (over: Partial<CalendarFacts> = {}): CalendarFacts => ({
  title: "Dawn",
  startsAt: START,
  endsAt: hoursBefore(-2),
  zone: "Asia/Dhaka",
  place: { name: "The ghat", address: "", mapLink: null, howToFind: "" },
  placeFor: "everyone",
  online: null,
  fee,
  status: "scheduled",
  hostId: null,
  ...over,
});

describe("what is told of a change", () => {
  it.each<[string, Partial<CalendarFacts>, Partial<CalendarFacts>, unknown[], unknown[]?]>([
    ["nothing of a title", {}, { title: "Dawn!" }, []],
    ["nothing of how to find it", {}, { place: { name: "The ghat", address: "", mapLink: null, howToFind: "Left" } }, []],
    ["the start", {}, { startsAt: hoursBefore(1) }, [{ what: "starts", before: START, after: hoursBefore(1) }]],
    ["the end", {}, { endsAt: hoursBefore(-3) }, [{ what: "ends", before: hoursBefore(-2), after: hoursBefore(-3) }]],
    [
      "the place with its address",
      {},
      { place: { name: "The ghat", address: "Lane 2", mapLink: null, howToFind: "" } },
      [{ what: "place", before: "The ghat", after: "The ghat, Lane 2" }],
    ],
    ["a fee that rises", {}, { fee: { ...fee, amount: 30_000 } }, [{ what: "fee", before: "Tk 250", after: "Tk 300" }]],
    ["a fee that is new", { fee: null }, {}, [{ what: "fee", before: null, after: "Tk 250" }]],
    ["a fee that falls away", {}, { fee: null }, [{ what: "fee", before: "Tk 250", after: null }]],
    ["another currency", {}, { fee: { ...fee, amount: 1250, currency: "EUR" } }, [{ what: "fee", before: "Tk 250", after: "€12.50" }]],
    [
      "a place that becomes hidden, to those who go",
      {},
      { placeFor: "going", place: { name: "Roof", address: "", mapLink: null, howToFind: "" } },
      [{ what: "place", before: "The ghat", after: "Roof" }],
      [{ what: "place", before: null, after: null }],
    ],
    [
      "a place that was hidden, to those who go",
      { placeFor: "going" },
      { place: { name: "Roof", address: "", mapLink: null, howToFind: "" } },
      [{ what: "place", before: "The ghat", after: "Roof" }],
      [{ what: "place", before: null, after: null }],
    ],
    [
      "a link, to those who go",
      { place: null, online: { link: "https://a.example" } },
      { place: null, online: { link: "https://b.example" } },
      [{ what: "link", before: "https://a.example", after: "https://b.example" }],
      [{ what: "link", before: null, after: null }],
    ],
    [
      "a place that becomes a link",
      {},
      { place: null, online: { link: "https://b.example" } },
      [
        { what: "place", before: "The ghat", after: null },
        { what: "link", before: null, after: "https://b.example" },
      ],
      [
        { what: "place", before: "The ghat", after: null },
        { what: "link", before: null, after: null },
      ],
    ],
  ])("%s", (_, was, is, inside, outside = inside) => {
    expect(toldChanges(facts(was), facts(is))).toEqual({ inside, outside });
  });
});

describe("a calendar takes a new version", () => {
  it.each<[string, Partial<CalendarFacts>, boolean]>([
    ["of nothing", {}, false],
    ["of who sees the place", { placeFor: "going" }, true],
    ["of a title", { title: "Dusk" }, true],
    ["of a start", { startsAt: hoursBefore(1) }, true],
    ["of an end", { endsAt: hoursBefore(-1) }, true],
    ["of a zone", { zone: "Asia/Kolkata" }, true],
    ["of a place", { place: null }, true],
    ["of a link", { online: { link: "https://a.example" } }, true],
    ["of a fee", { fee: null }, true],
    ["of a cancellation", { status: "cancelled" }, true],
    ["of a host", { hostId: "a" }, true],
  ])("%s: %s → %s", (_, is, raised) => {
    expect(raisesSequence(facts(), facts(is))).toBe(raised);
  });
});
