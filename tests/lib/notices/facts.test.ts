import { expect, test } from "vitest";
import { factsOf } from "@/lib/notices/word-rules";

const says = (what: Parameters<typeof factsOf>[0][number], inside = true) => factsOf([what], { zone: "Asia/Dhaka", inside })[0]?.says;

test("what changed is told with what was before, and a fee with what stays", () => {
  expect(says({ what: "place", before: "The gate", after: "The ghat" })).toBe("The ghat. It was The gate.");
  expect(says({ what: "place", before: null, after: null }, false)).toBe("There is another one now.");
  expect(says({ what: "fee", before: "Tk 250", after: "Tk 300" })).toBe("Tk 300. For you it stays Tk 250.");
  expect(says({ what: "fee", before: null, after: "Tk 300" })).toBe("Tk 300. For you it stays free.");
  expect(says({ what: "dates", before: null, after: "4 dates" })).toBe("4 dates, and this is the first of yours.");
});
