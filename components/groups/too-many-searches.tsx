import { EmptyState } from "@/components/ui/empty-state";
import "./list.css";

/** Shown instead of results to an IP address that has reached the rate limit for searches. */
export function TooManySearches({ seconds }: { seconds: number }) {
  return (
    <div className="wrap browser">
      <h1>All Groups</h1>
      <EmptyState art="/art/no-results.svg" title="That was a lot of searching.">
        <p className="text-soft">
          Take a breath and try again in {seconds} {seconds === 1 ? "second" : "seconds"}.
        </p>
      </EmptyState>
    </div>
  );
}
