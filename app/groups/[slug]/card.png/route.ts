import { readPublicGroup } from "@/app/read-public-group";
import { publicPath } from "@/lib/groups/page-addresses";
import { coversOf, isCover } from "@/lib/groups/schema";
import { drawCard } from "@/lib/platform/seo/card/draw";
import { noindexHeader } from "@/lib/platform/seo/noindex-header";

/** Drawn at the first request, and again after the group changed. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const group = await readPublicGroup((await params).slug, (slug) => `${publicPath(slug)}/card.png`);
  // A picture that a person chose is on another server, from which this server never loads anything. The hobby's patch is shown instead.
  const picture = isCover(group.imageUrl) ? group.imageUrl : coversOf(group.hobbyCategory)[0];
  const card = await drawCard({ title: group.groupName, line: group.location, picture });
  return new Response(new Uint8Array(card), {
    headers: { "content-type": "image/png", ...noindexHeader(group.visibility === "unlisted") },
  });
}
