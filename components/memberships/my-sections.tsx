import { formatNumber } from "@/lib/format-number";
import type { MyGroupsView } from "@/lib/memberships/page-views";
import "@/components/ui/controls.css";
import "./mine.css";

/** The ways to the parts of My Groups, with how many there are in each; nothing for somebody who only has groups of their own. */
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
