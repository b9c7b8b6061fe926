"use client";

import Link from "next/link";
import { formatNumber } from "@/lib/format-number";
import { Icon } from "./icon";
import { pageBefore, rememberPage } from "./page-before";
import { useBrowserValue } from "./use-browser-value";
import "./pager.css";

/** The number of the page's first item, from the address; null if it is not there. */
function numberIn(search: string): number | null {
  const number = Number(new URLSearchParams(search).get("from") ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

interface PagerProps {
  label: string;
  /** The page before this one. A forward-only list has `first` instead, until the browser knows the page from which the person came. */
  previous?: string | null;
  /** The first page of a forward-only list, if this is a later one. */
  first?: string | null;
  next: string | null;
  /** How many items this page shows. */
  count: number;
  /** How many items there are in all, if that is known. */
  total?: number | undefined;
  /** How many a full page shows. */
  size?: number;
}

/**
 * Links to the previous and the next page, and the position in between. A keyset page does not know how many items come before it. For the
 * first and the last page the position can be computed; for the others it is in the address. It is a client component, so that a page's
 * data contains only the two addresses.
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

/** "1–24 of 60"; unknown parts are left out. */
function where(from: number | null, count: number, total: number | undefined): string {
  const shown = from === null ? String(count) : `${formatNumber(from)}–${formatNumber(from + count - 1)}`;
  return total === undefined ? shown : `${shown} of ${formatNumber(total)}`;
}
