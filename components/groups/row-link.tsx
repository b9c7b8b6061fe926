import { ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";

interface RowLinkProps {
  verb: string;
  name: string;
  href: string;
  /** What stands on it, where that is less than its name says. */
  words?: string;
  /** How many requests wait behind it. */
  count?: number;
}

/** The way on from a row. Its name says which group it is about: a list of links reads "View, View, View" otherwise. */
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
