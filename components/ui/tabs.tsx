import Link from "next/link";
import { formatNumber } from "@/lib/format-number";
import "./controls.css";

interface Tab {
  href: string;
  words: string;
  count?: number;
  /** Something there needs an answer. */
  hot?: boolean;
}

/** Parts of one thing, each with its own address. The row scrolls if there is no room. */
export function Tabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, words, count = 0, hot = false }) => (
        <Link key={href} className="tab" href={href} prefetch={false} aria-current={href === current ? "page" : undefined}>
          {words}
          {count > 0 && <span className={`count ${hot ? "count-hot" : ""}`}>{formatNumber(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
