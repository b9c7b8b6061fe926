import { expect, test } from "vitest";
import { introduction } from "@/components/groups/group-browser";

test.each([
  [0, "No groups yet. Yours could be the first."],
  [1, "1 group so far. Yours could be the second."],
  [2, "2 groups, from Teknaf to Tetulia. One of them is yours."],
  [1234, "1,234 groups, from Teknaf to Tetulia. One of them is yours."],
])("%i groups are introduced as they are", (total, words) => {
  expect(introduction({ sort: "az" }, total)).toBe(words);
});
