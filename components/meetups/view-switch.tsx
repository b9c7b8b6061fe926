import Link from "next/link";
import "./view-head.css";
import "@/components/groups/browser.css";

interface ViewSwitchProps {
  current: "list" | "month";
  list: string;
  month: string;
}

/** Links to the same meetups as a list and as a month. */
export function ViewSwitch({ current, list, month }: ViewSwitchProps) {
  return (
    <nav className="sorts view-switch" aria-label="View">
      <ViewLink href={list} words="List" current={current === "list"} />
      <ViewLink href={month} words="Month" current={current === "month"} />
    </nav>
  );
}

function ViewLink({ href, words, current }: { href: string; words: string; current: boolean }) {
  return (
    <Link className={`btn btn-sm ${current ? "" : "btn-outline"}`} href={href} prefetch={false} aria-current={current ? "page" : undefined}>
      {words}
    </Link>
  );
}
