"use client";

import { type CSSProperties, useSyncExternalStore } from "react";
import { MINUTE_MS } from "@/lib/duration";

/** The minutes for a full bar: the longest time a place is held, without nights. */
const WHOLE = 12 * 60;

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
};

const some = (count: number, what: string): string | false => count > 0 && `${count} ${count === 1 ? what : `${what}s`}`;

/** How long a place is still held, as a bar that gets shorter and as text. The browser computes it, because the page may be older. */
export function HoldTime({ until }: { until: string }) {
  const left = useSyncExternalStore(
    everyMinute,
    () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)),
    () => null,
  );
  if (left === null) return null;
  const words = [some(Math.floor(left / 60), "hour"), some(left % 60, "minute")].filter(Boolean).join(" ");
  return (
    <>
      <span className="hold-thread" style={{ "--left": Math.min(1, left / WHOLE) } as CSSProperties} aria-hidden="true" />
      <p className="fine">{words === "" ? "The time is over." : `${words} left.`}</p>
    </>
  );
}
