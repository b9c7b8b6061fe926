import { SITE } from "@/lib/platform/seo/site";

const title = `Stories from ${SITE.name}`;

/** The addresses for feed readers. Pages with articles link both in their head. */
export const FEEDS = {
  atom: { type: "application/atom+xml", path: "/feed.atom", title },
  json: { type: "application/feed+json", path: "/feed.json", title },
};

const CARD_WORDS: Readonly<Record<number, string>> = {
  1: "Six places in Dhaka that reward a patient camera. A photographer in front of the sun",
  2: "What a hobby group does for a heavy mind. Four friends on a stitched mat",
  3: "Ten people, one stove: how to start a cooking group. Four people around one big pot",
};

/** The social card of an article. An article without a card of its own uses the card of all articles. */
export function articleCard(id: number): { path: string; alt: string } {
  const alt = CARD_WORDS[id];
  return alt === undefined
    ? { path: "/social/articles.png", alt: "Stories from hobby groups. A notebook and a pen on a stitched patch" }
    : { path: `/social/article-${id}.png`, alt };
}
