import "./skeleton.css";

/** A grey stand-in with the size of what will replace it; the size comes from `className`. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
