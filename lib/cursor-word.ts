import { z } from "zod";
import { shortText } from "./text-field";

/** The cursor of a list's page, as a query parameter. An empty value counts as absent, as on every page; then the first page is meant. */
export const cursorWord = (
  says = "The `next` of the page before; 404 with it among `fields` when it is no place in this list.",
): z.ZodType<string | undefined, string | undefined> =>
  shortText(100)
    .transform((word) => word || undefined)
    .optional()
    .describe(says);

/** The query of a list that can only be read forwards. */
export const AfterQuery = z.strictObject({ after: cursorWord() });
