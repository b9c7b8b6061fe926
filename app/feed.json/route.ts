import { articleFeed } from "@/lib/blog/feed-answers";
import { listPosts } from "@/lib/blog/queries";

export const dynamic = "force-static";

export const GET = async () =>
  new Response(articleFeed(await listPosts()).json1(), { headers: { "content-type": "application/feed+json; charset=utf-8" } });
