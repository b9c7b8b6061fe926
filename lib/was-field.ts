import { z } from "zod";

/** Part of the body of an edit. */
export const Was = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    "What the fields held that are changed, by their names: one that holds something else by now answers 409. Left out, the last write wins.",
  );
export type Was = z.output<typeof Was>;
