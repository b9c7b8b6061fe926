import { articleFeed } from "@/lib/platform/seo/feed";

export const dynamic = "force-static";

export const GET = async () =>
  new Response((await articleFeed()).json1(), { headers: { "content-type": "application/feed+json; charset=utf-8" } });
