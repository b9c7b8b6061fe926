import { z } from "zod";
import { shortText } from "./text-field";

const NO_MOMENT = "Give a moment such as 2027-02-21T12:00:00Z.";

/**
 * An instant that a client sends, with any offset. It is stored as in all other places: in UTC, with milliseconds. A year that has not four
 * digits in UTC is refused, because moments are compared as text.
 */
export const MomentInput = shortText(64, NO_MOMENT, NO_MOMENT)
  .check(z.iso.datetime({ offset: true, error: NO_MOMENT, abort: true }))
  .overwrite((value) => new Date(value).toISOString())
  .refine((value) => /^\d/.test(value), NO_MOMENT);

/** An instant in an answer: in UTC, with milliseconds. */
export const Moment = shortText(24).check(z.iso.datetime());
