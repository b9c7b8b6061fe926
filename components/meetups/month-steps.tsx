import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { isWithin, type MonthReach, monthFrom, monthName } from "@/lib/meetups/month-rules";
import "./month.css";

interface MonthStepsProps {
  /** The chosen day; its month is shown. */
  day: string;
  /** The first and last month that exist; null without a limit. */
  reach: MonthReach | null;
  /** The address of a day without the day, which is appended. */
  dayAddress: string;
}

const STEPS = [
  { by: -1, icon: "left", end: "No earlier month" },
  { by: 1, icon: "right", end: "No later month" },
] as const;

/**
 * Links to the previous and the next month. At the end of the reach the link stays in its place, so that pointer and focus are not lost,
 * and leads to the present page.
 */
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
