/** A stitched line between two things. */
export function Divider({ className = "" }: { className?: string }) {
  return <hr className={`hem ${className}`} />;
}
