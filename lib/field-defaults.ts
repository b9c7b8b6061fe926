import { z } from "zod";

type WithDefaults<Shape, Defaults> = {
  [Name in keyof Shape]: Name extends keyof Defaults ? z.ZodDefault<Shape[Name] & z.core.$ZodType> : Shape[Name];
};

/**
 * The same shape, but each field with a default may be left out: in the input for a new thing, and in a stored row that an older version
 * wrote.
 */
export function withDefaults<
  Shape extends Readonly<Record<string, z.ZodType>>,
  Defaults extends { readonly [Name in keyof Shape]?: z.output<Shape[Name]> },
>(shape: Shape, defaults: Defaults): WithDefaults<Shape, Defaults> {
  const values: Readonly<Record<string, unknown>> = defaults;
  const fields = Object.entries(shape).map(([name, rule]) => [name, name in values ? rule.default(values[name]) : rule]);
  return Object.fromEntries(fields) as WithDefaults<Shape, Defaults>;
}

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field;

/** The fields of an edit, without their defaults: a field that is left out stays as it is. */
export function editOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const plain = Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]);
  return z.strictObject(Object.fromEntries(plain) as { [Name in keyof Shape]: WithoutDefault<Shape[Name]> }).partial();
}
