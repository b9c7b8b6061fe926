import type { z } from "zod";

/** Takes out of a thing the fields that a schema has: a new field of the schema is in all that shows them. */
export function fieldPicker<Schema extends z.ZodObject>(schema: Schema): (thing: z.output<Schema>) => z.output<Schema> {
  const names = Object.keys(schema.shape);
  return (thing) => Object.fromEntries(names.map((name) => [name, thing[name]])) as z.output<Schema>;
}
