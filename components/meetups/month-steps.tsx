import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { isWithin, type MonthReach, monthFrom, monthName } from "@/lib/meetups/month-rules";
import "./month.css";

interface MonthStepsProps {
  /** The one that is chosen; its month is shown. */
  day: string;
  /** What lies beyond it is not there; null for no end. */
  reach: MonthReach | null;
  /** The address of a day, but for the day at its end. */
  dayAddress: string;
}

const STEPS = [
  { by: -1, icon: "left", end: "No earlier month" },
  { by: 1, icon: "right", end: "No later month" },
] as const;

/** To the month before and the one after. At the end of the reach a step stays in its place, under the pointer and the focus, and leads to where one is. */
export function MonthSteps({ day, reach, dayAddress }: MonthStepsProps) {
  return (
    <span className="steps">
      {STEPS.map(({ by, icon, end }) => {
        const to = monthFrom(day.slice(0, 7), by);
        const there = isWithin(reach, to);
        return (
          <Link
            key={icon}
            className="step-knob"
            href={`${dayAddress}${there ? `${to}-01` : day}`}
            prefetch={false}
            aria-label={there ? monthName(to) : end}
            aria-disabled={!there || undefined}
          >
            <Icon name={icon} />
          </Link>
        );
      })}
    </span>
  );
}
