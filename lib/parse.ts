import type { z } from "zod";
import { type FieldErrors, invalidFields } from "@/lib/errors";

/** The types of JSON in plain words, by the names that zod has for them. */
const TYPES: Partial<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "a text",
};

/** The message of a value whose schema has no message of its own. Only a program sends such a value: the forms of the pages do not. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "This is missing.";
  if (issue.code === "invalid_value") return `Give one of these: ${issue.values.join(", ")}.`;
  if (issue.code === "invalid_type") return `Give ${TYPES[issue.expected] ?? issue.expected} here.`;
};

/**
 * The parse step of a command.
 * @throws AppError invalid, with the messages of each field
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: messageOf });
  if (result.success) return result.data;
  throw invalidFields(fieldErrors(result.error));
}

/** The messages of a failed validation by field, as a form shows them beside its inputs. An unknown key counts as a field of its own. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  // No prototype, because a field may be called `constructor` or `__proto__`.
  const fields: FieldErrors = Object.create(null);
  // A message once: a list in the place of a text fails the rules of a length too, which say the same.
  const add = (field: string, message: string) => {
    fields[field] = [...new Set([...(fields[field] ?? []), message])];
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) add([...issue.path, key].join("."), "This field is not known here.");
    else add(issue.path.join("."), issue.message);
  }
  return fields;
}
