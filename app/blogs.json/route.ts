import { listBlogEntries } from "@/lib/blog/queries";

export const dynamic = "force-static";

/** The static blog list of the specification (section 7). */
export const GET = async () => Response.json(await listBlogEntries());
