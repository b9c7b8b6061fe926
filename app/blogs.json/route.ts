import { listBlogEntries } from "@/lib/blog/queries";

export const dynamic = "force-static";

/** The static blog list of docs/product.md. */
export const GET = async () => Response.json(await listBlogEntries());
