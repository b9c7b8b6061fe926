import type { ReactNode } from "react";
import { Divider } from "@/components/ui/divider";
import { Drawing } from "@/components/ui/drawing";
import type { BlogPost } from "@/lib/blog/schema";
import { Byline } from "./byline";

const DYES = ["dye-leaf", "dye-red", "dye-indigo", "dye-marigold"];

function Cover({ post }: { post: BlogPost }) {
  return <Drawing className="article-cover" src={post.coverImage} alt={post.coverAlt} width={1200} height={800} first />;
}

interface ArticleProps {
  post: BlogPost;
  /** The layout of article 1: a wide cover with the text over its lower edge. */
  rich: boolean;
  children: ReactNode;
}

/** An article: its head, its picture, its text, its tags. */
export function Article({ post, rich, children }: ArticleProps) {
  const head = (
    <header className="article-head">
      <span className="tag dye-marigold">{post.category}</span>
      <h1>{post.title}</h1>
      <p>{post.excerpt}</p>
      <Byline post={post} />
    </header>
  );
  return (
    <article className={`wrap pt-6 ${rich ? "article-rich" : "article-plain"}`}>
      {rich ? <Cover post={post} /> : head}
      {rich ? head : <Cover post={post} />}
      <div className="prose">{children}</div>
      <footer className="prose">
        <Divider />
        <ul className="tag-list" aria-label="Tags">
          {post.tags.map((tag, index) => (
            <li key={tag} className={`tag ${DYES[index % DYES.length]}`}>
              {tag}
            </li>
          ))}
        </ul>
      </footer>
    </article>
  );
}
