import { expect, test } from "vitest";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import { datesOffFacts, meetupFacts, shortFacts } from "@/lib/notices/meetup-rules";
import { factsOf } from "@/lib/notices/word-rules";

const FEE = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "All of it", pay: "https://pay.example/host" };

const says = (what: Parameters<typeof factsOf>[0][number], inside = true, keeps: typeof FEE | null | undefined = FEE) =>
  factsOf([what], { zone: "Asia/Dhaka", inside, placeFor: "everyone", keeps })[0]?.says;

test("what changed is told with what was before, and a fee with what stays", () => {
  expect(says({ what: "place", before: "The gate", after: "The ghat" })).toBe("The ghat. It was The gate.");
  expect(says({ what: "place", before: null, after: null }, false)).toBe("There is another one now.");
  expect(says({ what: "fee", before: "Tk 250", after: "Tk 300" })).toBe("Tk 300. For you it stays Tk 250.");
  expect(says({ what: "fee", before: null, after: "Tk 300" }, true, null)).toBe("Tk 300. For you it stays free.");
  expect(says({ what: "dates", before: null, after: "4 dates" })).toBe("4 dates, and this is the first of yours.");
});

test("a mail names ten dates that are off, and counts those beyond", () => {
  const date = (day: number, status: "cancelled" | "scheduled") =>
    ({ startsAt: `2026-12-${day}T12:00:00.000Z`, endsAt: `2026-12-${day}T13:00:00.000Z`, zone: "Asia/Dhaka", status }) as CalendarEvent;
  const days = Array.from({ length: 12 }, (_, at) => date(at + 10, "cancelled"));
  const at = "2026-11-01T12:00:00.000Z";
  expect(datesOffFacts([...days, date(30, "scheduled")], [date(31, "scheduled")], at)).toEqual([
    { term: "Cancelled for you", says: expect.stringMatching(/^Thursday 10 December; .*; Saturday 19 December; 2 more$/) },
    { term: "Still on", says: "Thursday 31 December, 6:00 to 7:00\u00a0pm" },
  ]);
  expect(datesOffFacts(days.slice(0, 1), [], at)).toEqual([]);
});

test("a place that everybody may read is told also to those in line; one that was hidden, or is by now, is not", () => {
  const moved = { what: "place", before: "The gate", after: "The ghat" } as const;
  const toldAs = (
    change: typeof moved | { what: "place" | "link"; before: null; after: null },
    placeFor: "everyone" | "going" | undefined,
  ) => factsOf([change], { zone: "Asia/Dhaka", inside: false, placeFor, keeps: undefined })[0]?.says;
  const other = "There is another one now.";
  expect(toldAs(moved, "everyone")).toBe("The ghat. It was The gate.");
  expect(toldAs(moved, "going")).toBe(other);
  expect(toldAs(moved, undefined)).toBe(other);
  expect(toldAs({ what: "place", before: null, after: null }, "everyone")).toBe(other);
  expect(toldAs({ what: "link", before: null, after: null }, "everyone")).toBe(other);
});

test("a fee that rises again stays what it was when one answered, and nothing stays for one who has not", () => {
  const again = { what: "fee", before: "Tk 300", after: "Tk 400" } as const;
  expect(says(again)).toBe("Tk 400. For you it stays Tk 250.");
  expect(says(again, true, null)).toBe("Tk 400. For you it stays free.");
  expect(factsOf([again], { zone: "Asia/Dhaka", inside: false, placeFor: "everyone", keeps: undefined })[0]?.says).toBe(
    "Tk 400. It was Tk 300.",
  );
});

test("a mail says of a meetup what there is to know before one pays, and of one that is over only when it was", () => {
  const fee = FEE;
  const meetup = {
    when: "Saturday",
    group: "Boat People",
    place: { name: "The ghat", address: "", mapPath: null },
    fee,
    party: 1,
    bring: ["A hat"],
  };
  expect(meetupFacts({ ...meetup, kind: "seat-offered" })).toEqual([
    { term: "When", says: "Saturday" },
    { term: "Where", says: "The ghat" },
    { term: "Group", says: "Boat People" },
    { term: "Fee", says: "Tk 250 each: The boat" },
    { term: "How to pay", says: "By the link on the meetup’s page" },
    { term: "Refund", says: "All of it" },
    { term: "Bring", says: "A hat" },
  ]);
  expect(meetupFacts({ ...meetup, place: null, fee: null, bring: [], kind: "meetup-reminder" })).toHaveLength(2);
  expect(meetupFacts({ ...meetup, place: null, fee: null, bring: [], kind: "meetup-new" })).toEqual([{ term: "When", says: "Saturday" }]);
  expect(meetupFacts({ ...meetup, kind: "meetup-cancelled" })).toEqual([
    { term: "When", says: "Saturday" },
    { term: "Group", says: "Boat People" },
  ]);
  const places = (party: number) => meetupFacts({ ...meetup, party, kind: "meetup-reminder" }).find(({ term }) => term === "Places")?.says;
  expect([1, 2, 4].map(places)).toEqual([undefined, "2, for you and a guest", "4, for you and 3 guests"]);
});

test("a place that has a map says where that is told; a meetup that is over leads nobody there", () => {
  const place = { name: "The ghat", address: "Jail Road", mapPath: "/groups/boat-people/meetups/1#where" };
  const meetup = { when: "Saturday", group: "Boat People", place, fee: null, party: 1, bring: [] };
  const way = { says: "Find it on a map", path: place.mapPath };
  expect(meetupFacts({ ...meetup, kind: "seat-confirmed" })[1]).toEqual({ term: "Where", says: "The ghat, Jail Road", way });
  expect(JSON.stringify(meetupFacts({ ...meetup, kind: "meetup-cancelled" }))).not.toContain("#where");
});

test("a list says of a series that is off how many of its dates are", () => {
  const dates = [{ term: "Dates", says: "5 dates are cancelled, and this is the first of yours." }];
  const when = { term: "When", says: "Saturday" };
  expect(shortFacts("meetup-cancelled", when.says, dates)).toEqual([when, ...dates]);
  expect(shortFacts("meetup-cancelled", when.says, [])).toEqual([when]);
  // Its words say that none takes place.
  expect(shortFacts("meetup-gone", when.says, dates)).toEqual([when]);
});
