import { Skeleton } from "@/components/ui/skeleton";
import "./waiting.css";

const ROWS = ["one", "two", "three", "four", "five", "six"];

/**
 * The outlines of the dashboard's pages, shown by `waiting.css` while a link of the sidebar waits for its page; the link itself says
 * that to everyone. Not `loading.tsx`: each of these pages may redirect (a session that was ended although its cookie is there) and two
 * may be a 404, which under one would answer 200, and what it streams in later stays hidden without JavaScript. In the main layout the
 * pages of one's groups are reached from the navbar, whose links keep the dot alone: their pages have no frame that stays.
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
