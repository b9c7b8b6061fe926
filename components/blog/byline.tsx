import { Drawing } from "@/components/ui/drawing";
import { Icon } from "@/components/ui/icon";
import type { BlogPost } from "@/lib/blog/schema";
import { writtenDay } from "@/lib/blog/views";

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ post }: { post: Pick<BlogPost, "author" | "authorImage" | "date" | "readTime"> }) {
  return (
    <div className="byline">
      <span className="byline-author">
        <Drawing src={post.authorImage} alt="" width={48} height={48} />
        <span>
          <span className="sr-only">Written by </span>
          {post.author}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Icon name="calendar" />
        <time dateTime={post.date}>{writtenDay(post.date)}</time>
      </span>
      <span className="flex items-center gap-2">
        <Icon name="clock" />
        {post.readTime}
      </span>
    </div>
  );
}
