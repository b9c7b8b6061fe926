import { listBlogEntries } from "@/lib/blog/queries";

export const dynamic = "force-static";

/** The static list of blog articles that docs/product.md describes. */
export const GET = async () => Response.json(await listBlogEntries());
