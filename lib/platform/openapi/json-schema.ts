import { z } from "zod";

export type Json = Record<string, unknown>;

/** What a client sends (the shape before anything is trimmed or transformed), or what it gets. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}
