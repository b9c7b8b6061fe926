import { expect, test } from "vitest";
import { nearTime } from "@/components/notices/near-time";

/** In this machine's own zone, whatever it is. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);

test.each([
  ["an hour ago", at(22, 14), at(22, 15), "2:30 pm"],
  ["just after midnight", at(21, 23), at(22, 0), "yesterday"],
  ["a day and a half ago", at(21, 0), at(22, 15), "yesterday"],
  ["two days ago", at(20, 23), at(22, 0), "20 Nov"],
])("%s", (_, then, now, words) => expect(nearTime(then.toISOString(), now)).toBe(words));
