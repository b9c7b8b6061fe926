import { z } from "zod";

export type Json = Record<string, unknown>;

/** The JSON schema of what a client sends (`input`: before values are trimmed or transformed) or of what it receives (`output`). */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}
