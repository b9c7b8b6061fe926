"use client";

import Link from "next/link";
import { Icon } from "./icon";

/** Previous and next by keyset: there are no page numbers, because nobody counts the pages. On the client to travel as two addresses. */
export function Pager({ previous, next, label }: { previous: string | null; next: string | null; label: string }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-14 flex justify-center gap-3">
      {previous && (
        <Link href={previous} rel="prev" prefetch={false} className="btn btn-outline">
          <Icon name="left" />
          Previous
        </Link>
      )}
      {next && (
        <Link href={next} rel="next" prefetch={false} className="btn btn-outline">
          Next
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
