import "./spinner.css";

/** A turning stitched ring, with a text for screen readers. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="grid place-items-center gap-4 p-8">
      <div className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
