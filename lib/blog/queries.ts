import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import matter from "gray-matter";
import { plainText } from "@/lib/blog/plain-text-rules";
import { type BlogEntry, BlogFrontMatter, type BlogPost } from "@/lib/blog/schema";
import type { BlogCard } from "@/lib/blog/views";

interface Source {
  post: BlogPost;
  content: string;
}

const FOLDER = path.join(process.cwd(), "content", "blog");

async function readSource(file: string): Promise<Source> {
  const { data, content } = matter(await readFile(path.join(FOLDER, file), "utf8"));
  const checked = BlogFrontMatter.safeParse(data);
  if (!checked.success)
    throw new Error(`content/blog/${file}: ${checked.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`);
  return { post: { ...checked.data, slug: file.replace(/\.mdx$/, "") }, content };
}

let sources: Promise<Source[]> | undefined;

/** The files change only with a deployment, so they are read once. After a failed read, the next call tries again. */
function listSources(): Promise<Source[]> {
  sources ??= readdir(FOLDER)
    .then((files) => Promise.all(files.filter((file) => file.endsWith(".mdx")).map(readSource)))
    .then((found) => found.sort((a, b) => a.post.id - b.post.id))
    .catch((error: unknown) => {
      sources = undefined;
      throw error;
    });
  return sources;
}

/** Every article, in the order of their ids, which is also newest first. */
export const listPosts = async (): Promise<BlogPost[]> => (await listSources()).map(({ post }) => post);

/** The cards of "Explore Our Latest Blogs". */
export async function listBlogCards(): Promise<BlogCard[]> {
  const posts = await listPosts();
  return posts.map(({ id, title, coverImage, readTime, category, excerpt }) => ({ id, title, coverImage, readTime, category, excerpt }));
}

/** What `/blogs.json` answers: the same articles with their text in plain form. */
export async function listBlogEntries(): Promise<BlogEntry[]> {
  const all = await listSources();
  return all.map(({ post: { slug: _slug, coverAlt: _alt, images, ...post }, content }) => ({
    ...post,
    content: plainText(content),
    images: images.map(({ src }) => src),
  }));
}

export interface BlogPage {
  post: BlogPost;
  /** The other articles, those with the most tags in common first. */
  related: BlogCard[];
}

/** An article and the related ones. Null if there is no article with this id. */
export async function getBlogPage(id: string): Promise<BlogPage | null> {
  const posts = await listPosts();
  const at = posts.findIndex((post) => String(post.id) === id);
  const post = posts[at];
  if (!post) return null;
  const shared = (other: BlogPost) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return {
    post,
    related: posts.filter((other) => other !== post).sort((a, b) => shared(b) - shared(a)),
  };
}
