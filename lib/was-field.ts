import { z } from "zod";

/** The values that fields had when an edit of them began. */
export type Was = Record<string, unknown>;

/**
 * The part of an edit's body that says what its fields held. A name that is not among `fields` is refused: ignored, a misspelt one would
 * leave its field without the protection that the client asked for.
 */
export const wasOf = (fields: z.ZodRawShape) =>
  z
    .strictObject(Object.fromEntries(Object.keys(fields).map((name) => [name, z.unknown().optional()])))
    .optional()
    .describe(
      "What the fields held that are changed, by their names and as answers give them: one that holds something else by now answers 409, with what it holds as `current`. Left out, the last write wins.",
    );
