import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DisplayName } from "@/lib/accounts/schema";
import { AppError, type FieldErrors } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { listOperations } from "@/lib/rooms";

function messagesOf(schema: z.ZodType, input: unknown): FieldErrors {
  try {
    parse(schema, input);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
}

const Fee = z.strictObject({ fee: z.strictObject({ amount: z.number() }) });

test.each([
  [[], { "": ["Give an object here."] }],
  [null, { "": ["Give an object here."] }],
  [{}, { fee: ["This is missing."] }],
  [{ fee: "250" }, { fee: ["Give an object here."] }],
  [{ fee: { amount: "250" } }, { "fee.amount": ["Give a number here."] }],
])("%j is refused in plain words, beside its field", (input, messages) => {
  expect(messagesOf(Fee, input)).toEqual(messages);
});

test("a message is said once beside its field", () => {
  expect(messagesOf(z.strictObject({ displayName: DisplayName }), { displayName: [] })).toEqual({
    displayName: ["Name should be more than 5 characters"],
  });
});

test("a choice is told what there is to choose", () => {
  expect(messagesOf(z.object({ sort: z.enum(["az", "za"]) }), { sort: "up" })).toEqual({ sort: ["Give one of these: az, za."] });
});

test("an unknown field is named with the field that it is in", () => {
  expect(messagesOf(Fee, { fee: { amount: 1, tax: 2 }, x: 1 })).toEqual({
    x: ["This field is not known here."],
    "fee.tax": ["This field is not known here."],
  });
});

describe("no operation answers in the words of the library", async () => {
  const inputs = (await listOperations()).flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
  );
  const WRONG = [undefined, null, 4.2, -1, "", "x", "x".repeat(9000), true, [], [null], {}];

  test.each(inputs)("%s", (_, schema) => {
    const fields = Object.keys(
      (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ?? {},
    );
    const wrong = [...WRONG, ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))];
    const messages = new Set(wrong.flatMap((input) => Object.values(messagesOf(schema, input)).flat()));
    expect([...messages].filter((message) => /^(?:Invalid|Too|Unrecognized)\b|expected/.test(message))).toEqual([]);
  });
});
