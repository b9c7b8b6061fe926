/** A line of running stitch between two things. */
export function Hem({ className = "" }: { className?: string }) {
  return <hr className={`hem ${className}`} />;
}
