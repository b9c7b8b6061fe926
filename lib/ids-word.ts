import { ID, ID_LENGTH } from "./id";
import { shortText } from "./text-field";

/** The ids of several things, as a query parameter. */
export function idsWord(most: number, things: string) {
  const wrong = `Name 1 to ${most} ${things} by their ids, with commas between them.`;
  return shortText(most * (ID_LENGTH + 1), wrong, wrong)
    .regex(new RegExp(`^${ID}(,${ID}){0,${most - 1}}$`), wrong)
    .describe(`Up to ${most} ids with commas between them.`)
    .transform((ids) => ids.split(","));
}
