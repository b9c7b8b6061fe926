import fc from "fast-check";
import { expect, test } from "vitest";
import { clashesOf } from "@/lib/meetups/clash-rules";
import { instant } from "@/lib/meetups/time-rules";

const at = (hour: number) => instant(Date.UTC(2026, 11, 1, hour));

const aDate = fc.record({
  starts: fc.integer({ min: 0, max: 12 }),
  hours: fc.integer({ min: 1, max: 8 }),
  status: fc.constantFrom("scheduled" as const, "scheduled" as const, "cancelled" as const),
  involvement: fc.constantFrom("going" as const, "hosting" as const, "waiting" as const, "unanswered" as const),
});
type ADate = typeof aDate extends fc.Arbitrary<infer Made> ? Made : never;
const dated = ({ starts, hours, status, involvement }: ADate, index: number) => ({
  meetup: { _id: String(index), title: `Meetup ${index}`, startsAt: at(starts), endsAt: at(starts + hours), status },
  involvement,
});

test("names the first earlier meetup that one goes to or hosts and that overlaps", () => {
  fc.assert(
    fc.property(fc.array(aDate, { maxLength: 10 }), (dates) => {
      const mine = dates.map(dated);
      const before = ({ startsAt, _id }: { startsAt: string; _id: string }) => `${startsAt} ${_id}`;
      const certain = mine
        .filter(({ meetup, involvement }) => meetup.status === "scheduled" && ["going", "hosting"].includes(involvement))
        .toSorted((one, other) => (before(one.meetup) < before(other.meetup) ? -1 : 1));
      const expected = mine.flatMap(({ meetup }) => {
        const first = certain.find(
          (other) => before(other.meetup) < before(meetup) && other.meetup.endsAt > meetup.startsAt && meetup.status === "scheduled",
        );
        return first ? [[meetup._id, first.meetup.title] as const] : [];
      });
      expect(Object.fromEntries(clashesOf(mine))).toEqual(Object.fromEntries(expected));
    }),
  );
});

test("looks at each of thousands of meetups a few times only", () => {
  let looks = 0;
  const many = Array.from({ length: 4000 }, (_, index) => {
    const { meetup, involvement } = dated({ starts: index, hours: 1, status: "scheduled", involvement: "hosting" }, index);
    const { endsAt, ...rest } = meetup;
    return {
      involvement,
      meetup: Object.defineProperty(rest as typeof meetup, "endsAt", {
        get() {
          looks += 1;
          return endsAt;
        },
      }),
    };
  });
  expect(clashesOf(many).size).toBe(0);
  expect(looks).toBeLessThan(4 * many.length);
});
