import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { monthFrom, monthName } from "@/lib/meetups/month-rules";
import "./month.css";

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
