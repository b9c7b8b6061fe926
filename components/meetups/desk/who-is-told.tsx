import { formatNumber } from "@/lib/format-number";
import type { ReachedDate } from "@/lib/meetups/desk-views";

const sum = (dates: readonly ReachedDate[], field: "going" | "guests" | "waiting"): number =>
  dates.reduce((all, date) => all + date[field], 0);

/**
 * "12 places taken, 3 of them by guests, and 4 in line": the answers that a change affects, counted once for each date. `of` is the number
 * of dates in scope.
 */
export function goingInWords(dates: readonly ReachedDate[], of = dates.length): string {
  const [going, waiting] = [sum(dates, "going"), sum(dates, "waiting")];
  const on = dates.length < of ? ` on ${dates.length} of these ${of} dates` : of > 1 ? ` on these ${of} dates` : "";
  if (going + waiting === 0) return `Nobody has said yet that they are coming${on}.`;
  const guests = sum(dates, "guests");
  const brought = guests === 1 ? ", 1 of them by a guest" : guests > 1 ? `, ${formatNumber(guests)} of them by guests` : "";
  const places = going === 1 ? "1 place taken" : `${formatNumber(going)} places taken${brought}`;
  const line = `${formatNumber(waiting)} in line`;
  const all = [going > 0 && places, waiting > 0 && line].filter(Boolean).join(", and ");
  return `${all}${going > 1 && on ? "," : ""}${on}.`;
}

/** Who will read the reason of a cancellation. */
export const readersInWords = (dates: readonly ReachedDate[]): string =>
  sum(dates, "going") + sum(dates, "waiting") === 0
    ? "Whoever opens the page reads it."
    : "They read it, and so does whoever opens the page.";

/** Says before a change who will get a notice of it. `told` are the dates with a notice, `dates` all dates in scope. */
export function WhoIsTold({ dates, told }: { dates: readonly ReachedDate[]; told: readonly ReachedDate[] }) {
  if (told.length === 0)
    return <p className="text-sm text-soft">Nobody is told: time, place and fee stay as they are. All answers stay.</p>;
  const nobody = sum(told, "going") + sum(told, "waiting") === 0;
  return (
    <p className="text-sm text-soft">
      {goingInWords(told, dates.length)} {nobody ? "" : "Each person is told once, with what was and what is now. Their answers stay."}
    </p>
  );
}
