import { Skeleton } from "@/components/ui/skeleton";
import "./waiting.css";

const ROWS = ["one", "two", "three", "four", "five", "six"];

/**
 * The skeletons of the dashboard's pages. `waiting.css` shows one while a sidebar link waits for its page; the link itself says so to
 * screen readers. They are not in `loading.tsx` for three reasons. Each of these pages may redirect (if the session has ended but its
 * cookie is still there). Two pages may be a 404, which would answer 200 under a `loading.tsx`. And what is streamed later stays hidden
 * without JavaScript. In the main layout, the navbar's links to the person's groups show only the dot: their pages have no frame that
 * stays.
 */
export function Waiting() {
  return (
    <>
      <div className="waiting waiting-figures" aria-hidden="true">
        <div>
          <Skeleton className="h-11 w-80 max-w-full" />
          <Skeleton className="mt-3 mb-8 h-6 w-48" />
          <div className="figures">
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </div>
          <Skeleton className="h-96 rounded-card" />
        </div>
      </div>
      <div className="waiting waiting-table" aria-hidden="true">
        <div>
          <Skeleton className="mb-8 h-11 w-56" />
          <div className="panel grid gap-4">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
