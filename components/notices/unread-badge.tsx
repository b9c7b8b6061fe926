/** The badge is a glance; the page of notices has the figure. */
const MOST = 99;

/** "1 unread notice" */
export const unreadWords = (count: number): string => (count === 1 ? "1 unread notice" : `${count} unread notices`);

interface UnreadBadgeProps {
  /** Null until it is known. */
  count: number | null;
  className: string;
}

/** How many notices are unread, beside the word it counts: a figure at a glance and words for a screen reader, nothing where there are none. */
export const UnreadBadge = ({ count, className }: UnreadBadgeProps) =>
  count ? (
    <>
      <span className="sr-only">: {unreadWords(count)}</span>
      <span className={className} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
    </>
  ) : null;
