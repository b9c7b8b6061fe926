"use client";

import Link from "next/link";
import { formatNumber } from "@/lib/format-number";
import { Icon } from "./icon";
import { pageBefore, rememberPage } from "./page-before";
import { useBrowserValue } from "./use-browser-value";
import "./pager.css";

/** The number of a page's first item, as the address carries it along; null where it does not say. */
function numberIn(search: string): number | null {
  const number = Number(new URLSearchParams(search).get("from") ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

interface PagerProps {
  label: string;
  /** The page before this one; a list that is read in one direction has `first` in its place, until the browser knows where one came from. */
  previous?: string | null;
  /** Where a list that has begun before this page begins. */
  first?: string | null;
  next: string | null;
  /** How many items this page shows. */
  count: number;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  /** How many a full page shows. */
  size?: number;
}

/**
 * Back and on by keyset, and where one is between them. A keyset page does not know how many came before it: the first and the last
 * can tell, the others are told by the address. On the client to travel as two addresses.
 */
export function Pager({ label, previous = null, first = null, next, count, total, size = count }: PagerProps) {
  const search = useBrowserValue(
    () => location.search,
    () => "",
  );
  const before = useBrowserValue(pageBefore, () => null);
  const begins = !previous && !first;
  if (begins && !next) return null;
  const last = !next && total !== undefined;
  const from = begins ? 1 : last ? total - count + 1 : numberIn(search);
  const numbered = (href: string, number: number) => (from === null ? href : `${href}&from=${Math.max(1, number)}`);
  return (
    <nav aria-label={label} className="pager">
      {first && (
        <Link href={before ?? first} rel={before ? "prev" : undefined} prefetch={false} className="btn btn-outline">
          <Icon name="left" />
          {before ? "Previous" : "First page"}
        </Link>
      )}
      {previous && (
        <Link href={numbered(previous, (from ?? 1) - size)} rel="prev" prefetch={false} className="btn btn-outline">
          <Icon name="left" />
          Previous
        </Link>
      )}
      {count > 0 && <p>{where(from, count, total)}</p>}
      {next && (
        <Link
          href={numbered(next, (from ?? 1) + count)}
          rel="next"
          prefetch={false}
          className="btn btn-outline"
          onClick={({ currentTarget }) => rememberPage(currentTarget.href)}
        >
          Next
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}

/** "1–24 of 60"; without what is not known. */
function where(from: number | null, count: number, total: number | undefined): string {
  const shown = from === null ? String(count) : `${formatNumber(from)}–${formatNumber(from + count - 1)}`;
  return total === undefined ? shown : `${shown} of ${formatNumber(total)}`;
}
