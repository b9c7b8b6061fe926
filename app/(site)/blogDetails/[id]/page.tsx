import type { MDXContent } from "mdx/types";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Article } from "@/components/blog/article";
import { RelatedPosts } from "@/components/blog/related-posts";
import { JsonLd } from "@/components/seo/json-ld";
import { articleCard, FEEDS } from "@/lib/blog/addresses";
import { blogPosting } from "@/lib/blog/json-ld";
import { type BlogPage, getBlogPage, listPosts } from "@/lib/blog/queries";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import "@/components/blog/article.css";
import "@/components/blog/more.css";
import "@/components/blog/gallery.css";

export const dynamicParams = false;

export async function generateStaticParams() {
  const posts = await listPosts();
  return posts.map(({ id }) => ({ id: String(id) }));
}

type Props = PageProps<"/blogDetails/[id]">;

async function pageOf({ params }: Props): Promise<BlogPage> {
  return (await getBlogPage((await params).id)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { post } = await pageOf(props);
  return pageMetadata({
    title: post.title,
    description: post.excerpt,
    path: `/blogDetails/${post.id}`,
    card: articleCard(post.id),
    feeds: Object.values(FEEDS),
    article: { publishedTime: post.date, authors: [post.author], tags: post.tags },
  });
}

export default async function BlogDetailsPage(props: Props) {
  const { post, related } = await pageOf(props);
  const { default: Text } = (await import(`@/content/blog/${post.slug}.mdx`)) as { default: MDXContent };
  return (
    <>
      <JsonLd things={[blogPosting(post), breadcrumbs([{ name: post.title, path: `/blogDetails/${post.id}` }])]} />
      <Article post={post} rich={post.id === 1}>
        <Text images={post.images} />
      </Article>
      <div className="wrap section grid gap-14">
        <RelatedPosts posts={related} />
      </div>
    </>
  );
}
