/** A line of running stitch between two things. */
export function Divider({ className = "" }: { className?: string }) {
  return <hr className={`hem ${className}`} />;
}
