import { ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";

interface RowLinkProps {
  verb: string;
  name: string;
  href: string;
  /** The visible text, if it is not the verb. */
  words?: string;
  /** How many open requests the link shows. */
  count?: number;
}

/**
 * A link in a row. Its accessible name contains the group's name: a screen reader's list of links would read "View, View, View" otherwise.
 */
export function RowLink({ verb, name, href, words = verb, count = 0 }: RowLinkProps) {
  const waiting = `${words} ${formatNumber(count)} ${count === 1 ? "request" : "requests"}, ${name}`;
  return (
    <ButtonLink variant="outline" size="sm" href={href} aria-label={count > 0 ? waiting : `${verb} ${name}`}>
      {words}
      {count > 0 && (
        <>
          {" "}
          <span className="count count-hot">{formatNumber(count)}</span>
        </>
      )}
    </ButtonLink>
  );
}
