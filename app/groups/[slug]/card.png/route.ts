import { readPublicGroup } from "@/app/read-public-group";
import { publicPath } from "@/lib/groups/page-addresses";
import { coversOf, isCover } from "@/lib/groups/schema";
import { drawCard } from "@/lib/platform/seo/card/draw";
import { noindexHeader } from "@/lib/platform/seo/noindex-header";

/** Drawn when somebody first asks for it, and again after the group changed. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const group = await readPublicGroup((await params).slug, (slug) => `${publicPath(slug)}/card.png`);
  // A person's own picture lies on somebody else's server, which ours never asks: the hobby's patch stands for it.
  const picture = isCover(group.imageUrl) ? group.imageUrl : coversOf(group.hobbyCategory)[0];
  const card = await drawCard({ title: group.groupName, line: group.location, picture });
  return new Response(new Uint8Array(card), {
    headers: { "content-type": "image/png", ...noindexHeader(group.visibility === "unlisted") },
  });
}
