import type { Metadata } from "next";
import { absoluteUrl, SITE } from "@/lib/platform/seo/site";

/** The social cards drawn for the site: `/social/<card>.png`, 1200 × 630. */
const SOCIAL_CARDS = {
  home: "Find your people. Round patches of many hobbies around the HobbyHub button",
  groups: "Every hobby has a circle. A quilt of hobby patches",
  about: "Many hands, one quilt. Five people sewing a patchwork together",
  contact: "Write to us. A stitched envelope with a letter in it",
  support: "We help you mend it. A stitched speech bubble with a heart, and a needle",
} as const;
type SocialCard = keyof typeof SOCIAL_CARDS;

/** A feed that tells what is new on a page. */
interface FeedLink {
  /** "application/atom+xml" */
  type: string;
  path: string;
  title: string;
}

interface PageWords {
  /** Without the site's name; it is added here. The home page gives the whole title by `path: "/"`. */
  title: string;
  description: string;
  /** The public address with its query, beginning with a slash: it becomes the canonical link. Null where the address is a secret: nothing names it. */
  path: string | null;
  /** One of the site's own cards, or the address and the words of another picture of that size. None where only people who are signed in come. */
  card?: SocialCard | { path: string; alt: string };
  /** For pages that must not be listed: signed-in pages, word search. Their links are still followed. */
  noindex?: boolean;
  /** A page's `alternates` replace the layout's, so each page that has feeds names them itself. */
  feeds?: readonly FeedLink[];
  /** Set for an article: when it was first published, as `YYYY-MM-DD`, and by whom. */
  article?: { publishedTime: string; authors: string[]; tags: string[] };
}

const feedLinks = (feeds: readonly FeedLink[]) =>
  Object.fromEntries(feeds.map(({ type, path, title }) => [type, [{ url: absoluteUrl(path), title }]]));

type Shared = Pick<PageWords, "title" | "description" | "article"> & { url: string | null; card: NonNullable<PageWords["card"]> };

/** What another site shows of a page whose address is posted there. */
function shared({ title, description, url, card, article }: Shared): Pick<Metadata, "openGraph" | "twitter"> {
  const own = typeof card === "string" ? { path: `/social/${card}.png`, alt: SOCIAL_CARDS[card] } : card;
  const image = { url: absoluteUrl(own.path), width: 1200, height: 630, alt: own.alt };
  return {
    openGraph: {
      title,
      description,
      ...(url && { url }),
      siteName: SITE.name,
      locale: SITE.locale,
      images: [image],
      ...(article ? { type: "article", ...article } : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}

/**
 * Everything a page says about itself in its head: title, description, canonical link, feeds, Open Graph, Twitter.
 * Addresses are full ones, from `SITE_URL`, so nothing depends on a layout's `metadataBase`.
 */
export function pageMetadata({ title, description, path, card, noindex = false, feeds, article }: PageWords): Metadata {
  const url = path === null ? null : absoluteUrl(path);
  const fullTitle = path === "/" ? title : `${title} · ${SITE.name}`;
  return {
    title: { absolute: fullTitle },
    description,
    alternates: url === null ? null : { canonical: url, ...(feeds && { types: feedLinks(feeds) }) },
    ...(card && shared({ title: fullTitle, description, url, card, article })),
    ...(noindex && { robots: { index: false, follow: true } }),
  };
}
