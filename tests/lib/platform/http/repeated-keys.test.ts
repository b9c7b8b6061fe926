import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/platform/http/body";
import { repeatedKey } from "@/lib/platform/http/repeated-keys";

test.each([
  ['{"a":1,"a":2}', "a"],
  ['{"a":1,"\\u0061" : 2}', "a"],
  ['{"place":{"name":"x","name":"y"}}', "place.name"],
  ['{"a":{"b":1},"b":{"a":1,"c":[{"d":1},{"d":1}]}}', null],
  ['{"a":"{\\"a\\":1,","b":"a\\\\","c":[":","a"]}', null],
  ['{"":1,"":2}', ""],
  ['"a"', null],
])("%s", (json, key) => expect(repeatedKey(json)).toBe(key));

test("what JSON.stringify writes has no key twice, whatever is in it", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => repeatedKey(JSON.stringify(value, null, 1)) === null));
});

test("a body is refused, beside the field", () => {
  const read = () => parseJson(new TextEncoder().encode('{"groupName":"First","groupName":"Second"}'));
  expect(read).toThrow(AppError);
  expect(read).toThrow(expect.objectContaining({ code: "invalid", fields: { groupName: ["Give this once."] } }));
});

test("the worst body costs no time", () => {
  const worst = [
    `${'{"a":"'.padEnd(64_000, "\\\\")}"}`,
    `["a"${" ".repeat(64_000)}]`,
    "[".repeat(4000) + "]".repeat(4000),
    `[${'"",'.repeat(20_000)}""]`,
  ];
  const started = performance.now();
  for (const json of worst) expect(repeatedKey(json)).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});
