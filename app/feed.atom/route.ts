import { articleFeed } from "@/lib/platform/seo/feed";

export const dynamic = "force-static";

export const GET = async () =>
  new Response((await articleFeed()).atom1(), { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
