import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { isWithin, type MonthReach, monthFrom, monthName } from "@/lib/meetups/month-rules";
import "./month.css";

interface MonthStepsProps {
  month: string;
  /** What lies beyond it is not there; null for no end. */
  reach: MonthReach | null;
  /** The address of a day, but for the day at its end. */
  dayAddress: string;
}

const STEPS = [
  { by: -1, icon: "left" },
  { by: 1, icon: "right" },
] as const;

/** To the month before and the one after, where they may be looked at. */
export function MonthSteps({ month, reach, dayAddress }: MonthStepsProps) {
  const steps = STEPS.map(({ by, icon }) => ({ to: monthFrom(month, by), icon })).filter(({ to }) => isWithin(reach, to));
  return (
    <span className="steps">
      {steps.map(({ to, icon }) => (
        <Link key={icon} className="step-knob" href={`${dayAddress}${to}-01`} prefetch={false} aria-label={monthName(to)}>
          <Icon name={icon} />
        </Link>
      ))}
    </span>
  );
}
