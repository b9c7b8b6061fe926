import type { ReachedDate } from "@/lib/meetups/desk-views";

const sum = (dates: readonly ReachedDate[], field: "going" | "waiting"): number => dates.reduce((all, date) => all + date[field], 0);

/** "12 places taken and 4 in line": who a change is told to. */
export function goingInWords(dates: readonly ReachedDate[]): string {
  const [going, waiting] = [sum(dates, "going"), sum(dates, "waiting")];
  const on = dates.length > 1 ? ` on these ${dates.length} dates` : "";
  if (going + waiting === 0) return `Nobody has said yet that they are coming${on}.`;
  const parts = [
    going > 0 && `${going.toLocaleString("en")} going, guests among them`,
    waiting > 0 && `${waiting.toLocaleString("en")} in line`,
  ];
  return `${parts.filter(Boolean).join(", ")}${on}.`;
}

/** Who reads of it, said before it happens. */
export function WhoIsTold({ dates, told }: { dates: readonly ReachedDate[]; told: boolean }) {
  if (!told) return <p className="text-sm text-soft">Nobody is told: time, place and fee stay as they are. All answers stay.</p>;
  const nobody = sum(dates, "going") + sum(dates, "waiting") === 0;
  return (
    <p className="text-sm text-soft">
      {goingInWords(dates)} {nobody ? "" : "Each of them is told once, with what was and what is now. Their answers stay."}
    </p>
  );
}
