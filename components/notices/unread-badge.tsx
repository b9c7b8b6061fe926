/** The badge shows at most this; the page of notices has the exact number. */
const MOST = 99;

/** "1 unread notice" */
export const unreadWords = (count: number): string => (count === 1 ? "1 unread notice" : `${count} unread notices`);

interface UnreadBadgeProps {
  /** Null until the number is known. */
  count: number | null;
  className: string;
}

/** How many notices are unread: a number to look at and a text for screen readers. Renders nothing if there are none. */
export const UnreadBadge = ({ count, className }: UnreadBadgeProps) =>
  count ? (
    <>
      <span className="sr-only">: {unreadWords(count)}</span>
      <span className={className} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
    </>
  ) : null;
