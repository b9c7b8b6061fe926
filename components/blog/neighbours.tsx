import Link from "next/link";
import type { BlogCard } from "@/lib/blog/excerpt";

/** The articles before and after this one. */
export function Neighbours({ previous, next }: { previous: BlogCard | null; next: BlogCard | null }) {
  return (
    <nav className="neighbours" aria-label="More stories">
      {previous && (
        <Link href={`/blogDetails/${previous.id}`} rel="prev">
          <span className="text-sm text-soft">Previous</span>
          <span className="font-semibold">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link href={`/blogDetails/${next.id}`} rel="next">
          <span className="text-sm text-soft">Next</span>
          <span className="font-semibold">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
