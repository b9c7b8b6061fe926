import { z } from "zod";
import { shortText } from "./text-field";

/** Where a page of a list begins, as an address says it. An empty word counts as absent, as on every page: then it is the first one. */
export const cursorWord = (says = "The `next` of the page before."): z.ZodType<string | undefined, string | undefined> =>
  shortText(100)
    .transform((word) => word || undefined)
    .optional()
    .describe(says);

/** What a list is asked for that is read forwards only. */
export const AfterQuery = z.strictObject({ after: cursorWord() });
