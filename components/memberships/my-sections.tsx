import { formatNumber } from "@/lib/format-number";
import type { MyGroupsView } from "@/lib/memberships/page-views";
import "@/components/ui/controls.css";
import "./mine.css";

/** Links to the parts of My Groups, each with its count. Shows nothing for a person who belongs to no group and waits for none. */
export function MySections({ counts: { run, belong, waiting } }: { counts: MyGroupsView["counts"] }) {
  if (belong + waiting === 0) return null;
  const parts = [
    ["run", "I run", run],
    ["belong", "I belong to", belong],
    ["waiting", "Waiting", waiting],
  ] as const;
  return (
    <nav aria-label="My groups" className="mine-parts">
      {parts.map(
        ([id, words, count]) =>
          count > 0 && (
            <a key={id} href={`#${id}`}>
              {words} <span className="count">{formatNumber(count)}</span>
            </a>
          ),
      )}
    </nav>
  );
}
