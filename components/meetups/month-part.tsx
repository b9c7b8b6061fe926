import type { ReactNode } from "react";
import { WithDigits } from "@/components/ui/with-digits";
import { dayName, type MonthReach } from "@/lib/meetups/month-rules";
import type { MonthCell } from "./month-cells";
import { MonthGrid } from "./month-grid";
import "./month.css";
import "./agenda.css";

interface MonthPartProps {
  month: string;
  reach: MonthReach | null;
  cells: readonly MonthCell[];
  day: string;
  today: string;
  dayAddress: string;
  /** The rows of the chosen day. `nothing` is the text for a day without meetups. */
  children: ReactNode;
  nothing: string | null;
}

/** A month and, below it, the chosen day. */
export function MonthPart({ children, nothing, ...grid }: MonthPartProps) {
  return (
    <>
      <MonthGrid {...grid} />
      <section id="day" className="month-list" aria-labelledby="chosen-day">
        <h3 id="chosen-day">
          <WithDigits text={dayName(grid.day)} />
        </h3>
        {nothing && <p className="fine">{nothing}</p>}
        <ul className="meets">{children}</ul>
      </section>
    </>
  );
}
