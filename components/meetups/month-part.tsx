import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { WithDigits } from "@/components/ui/with-digits";
import { dayName, monthFrom, monthName } from "@/lib/meetups/month-rules";
import type { MonthCell } from "./month-cells";
import { MonthGrid } from "./month-grid";
import "./month.css";
import "./agenda.css";

interface MonthStepsProps {
  month: string;
  /** The address of a day, but for the day at its end. */
  dayAddress: string;
}

/** To the month before and the one after. */
export function MonthSteps({ month, dayAddress }: MonthStepsProps) {
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  return (
    <span className="steps">
      <Link className="step-knob" href={`${dayAddress}${before}-01`} prefetch={false} aria-label={monthName(before)}>
        <Icon name="left" />
      </Link>
      <Link className="step-knob" href={`${dayAddress}${after}-01`} prefetch={false} aria-label={monthName(after)}>
        <Icon name="right" />
      </Link>
    </span>
  );
}

interface MonthPartProps {
  month: string;
  cells: readonly MonthCell[];
  day: string;
  today: string;
  dayAddress: string;
  /** What the chosen day holds; `nothing` says that it is nothing. */
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
