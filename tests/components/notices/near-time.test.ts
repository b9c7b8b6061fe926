import { expect, test, vi } from "vitest";
import { nearTime } from "@/components/notices/near-time";

// Before the import, which makes formatters in the zone of this process.
vi.hoisted(() => vi.stubEnv("TZ", "Europe/Berlin"));

const at = (day: number, hour: number, month = 11) => new Date(2026, month - 1, day, hour, 30);

test.each([
  ["at noon", at(22, 12), at(22, 15), "12:30 pm"],
  ["an hour ago", at(22, 14), at(22, 15), "2:30 pm"],
  ["just after midnight", at(21, 23), at(22, 0), "yesterday"],
  ["a day and a half ago", at(21, 0), at(22, 15), "yesterday"],
  ["two days ago", at(20, 23), at(22, 0), "20 Nov"],
  ["just after a day of 23 hours", at(29, 12, 3), at(30, 0, 3), "yesterday"],
  ["before a day of 23 hours", at(28, 23, 3), at(30, 0, 3), "28 Mar"],
  ["at the end of a day of 25 hours", at(24, 12, 10), at(25, 23, 10), "yesterday"],
])("%s", (_, then, now, words) => expect(nearTime(then.toISOString(), now)).toBe(words));
