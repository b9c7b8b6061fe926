import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { BlogCard } from "@/lib/blog/views";

/** Other articles a reader of this one may like. */
export function RelatedPosts({ posts }: { posts: BlogCard[] }) {
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-8 text-xl">
        Related posts
      </h2>
      <ul className="related">
        {posts.map((post) => (
          <li key={post.id} className="related-post">
            <Picture src={post.coverImage} />
            <div className="grid justify-items-start gap-2">
              <span className="tag dye-leaf">{post.category}</span>
              <h3>
                <Link href={`/blogDetails/${post.id}`}>{post.title}</Link>
              </h3>
              <p className="story-meta">
                <Icon name="clock" />
                {post.readTime}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
