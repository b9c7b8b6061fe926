import "./skeleton.css";

/** A grey placeholder with the size of its later content; `className` sets the size. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
