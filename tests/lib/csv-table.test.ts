import { expect, test } from "vitest";
import { csvTable } from "@/lib/csv-table";

test.each(["=", "+", "-", "@", "＝", "＋", "－", "＠"])("no cell that begins with %s is a formula, also behind a blank", (sign) => {
  for (const text of [`${sign}SUM(1)`, ` ${sign}SUM(1)`, `\t${sign}SUM(1)`]) expect(csvTable([[text]])).toBe(`"'${text}"\r\n`);
});

test("what is no formula stays as it was written", () => {
  expect(
    csvTable([
      ["Rina", "1 + 1 = 2"],
      ["ঢাকা", 'says "hello"'],
    ]),
  ).toBe('"Rina","1 + 1 = 2"\r\n"ঢাকা","says ""hello"""\r\n');
});
