import type { z } from "zod";

/** Picks the fields of a schema from an object. A new field of the schema then appears in every view that uses this. */
export function fieldPicker<Schema extends z.ZodObject>(schema: Schema): (thing: z.output<Schema>) => z.output<Schema> {
  const names = Object.keys(schema.shape);
  return (thing) => Object.fromEntries(names.map((name) => [name, thing[name]])) as z.output<Schema>;
}
