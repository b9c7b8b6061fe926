import { Pager } from "./pager";

interface ForwardPagerProps {
  label: string;
  path: string;
  /** The query parameter with the cursor. */
  name?: string;
  next: string | null;
  /** Whether this is a later page than the first. */
  started: boolean;
  /** How many items this page shows. */
  count: number;
  /** How many items the whole list has, if the store keeps a count. */
  total?: number | undefined;
}

/** Links to the next page and to the first page of a list that can only be read forwards. */
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
