import { Pager } from "./pager";

interface ForwardPagerProps {
  label: string;
  path: string;
  /** The word of the address that says where the page begins. */
  name?: string;
  next: string | null;
  /** This is not the first page. */
  started: boolean;
  /** How many items this page shows. */
  count: number;
  /** How many there are in all, where a count of them is kept. */
  total?: number | undefined;
}

/** To the next page of a list that is read in one direction, and back to its beginning. */
export function ForwardPager({ label, path, name = "after", next, started, count, total }: ForwardPagerProps) {
  const sign = path.includes("?") ? "&" : "?";
  return (
    <Pager
      label={label}
      first={started ? path : null}
      next={next && `${path}${sign}${name}=${encodeURIComponent(next)}`}
      count={count}
      total={total}
    />
  );
}
