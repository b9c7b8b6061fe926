import { describe, expect, test } from "vitest";
import { mayListBy, newGroupLimits } from "@/lib/groups/policy";
import { anActor } from "@/tests/support/actor";

describe("how many groups somebody may make", () => {
  const NOW = Date.parse("2026-11-22T08:00:00.000Z");
  const aged = (days: number, emailVerified: string | null = null) => ({
    createdAt: new Date(NOW - days * 86_400_000).toISOString(),
    emailVerified,
  });

  test.each([
    ["new", aged(0), 3, 10],
    ["made tomorrow by a clock that goes wrong", aged(-1), 3, 10],
    ["six days old", aged(6.9), 3, 10],
    ["a week old", aged(7), 6, 20],
    ["nearly a month old", aged(29.9), 6, 20],
    ["a month old", aged(30), 12, 40],
    ["years old", aged(2000), 12, 40],
    ["new with a verified address", aged(0, "2026-11-22T07:00:00.000Z"), 6, 20],
    ["a month old with a verified address", aged(30, "2026-11-22T07:00:00.000Z"), 24, 80],
  ])("an account that is %s", (_, account, perHour, perDay) => {
    expect(newGroupLimits(account, { perHour: 3, perDay: 10 }, NOW).map(({ points, windowSeconds }) => [points, windowSeconds])).toEqual([
      [perHour, 3600],
      [perDay, 86_400],
    ]);
  });

  test("hours and days are counted apart, and apart from what other limits count", () => {
    expect(newGroupLimits(aged(0), { perHour: 3, perDay: 10 }, NOW).map(({ name }) => name)).toEqual(["group:hour", "group:day"]);
  });
});

test("groups are listed by one's own address, however it is written, and by no other", () => {
  const rina = anActor({ email: "rina@example.com" });
  expect(mayListBy(rina, " Rina@Example.com").allowed).toBe(true);
  expect(mayListBy(rina, "omar@example.com").allowed).toBe(false);
});
