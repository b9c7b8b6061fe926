import type { z } from "zod";
import { type FieldErrors, invalidFields } from "@/lib/errors";

/**
 * The parse step of a command.
 * @throws AppError invalid, with the messages of each field
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidFields(fieldErrors(result.error));
}

/** The messages of a failed validation by field, as a form shows them beside its inputs. An unknown key counts as a field of its own. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  // No prototype, because a field may be called `constructor` or `__proto__`.
  const fields: FieldErrors = Object.create(null);
  const add = (field: string, message: string) => {
    fields[field] = [...(fields[field] ?? []), message];
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") for (const key of issue.keys) add(key, "This field is not known here.");
    else add(issue.path.join("."), issue.message);
  }
  return fields;
}
