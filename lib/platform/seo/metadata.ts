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

/** A feed with the news of a page. */
interface FeedLink {
  /** "application/atom+xml" */
  type: string;
  path: string;
  title: string;
}

interface PageWords {
  /** Without the site's name, which is added here. Only the home page (`path: "/"`) gives its whole title. */
  title: string;
  description: string;
  /**
   * The public address with its query, beginning with a slash; it becomes the canonical link. Null when the address is a secret: then no
   * tag names it.
   */
  path: string | null;
  /**
   * One of the site's own cards, or the path and the alternative text of another picture of that size. Pages that only signed-in people can
   * open have none.
   */
  card?: SocialCard | { path: string; alt: string };
  /** For pages that search engines must not list: signed-in pages, search results. Their links are still followed. */
  noindex?: boolean;
  /** A page's `alternates` replace those of the layout, so each page with feeds must name them itself. */
  feeds?: readonly FeedLink[];
  /** For an article: when it was first published, as `YYYY-MM-DD`, and its authors. */
  article?: { publishedTime: string; authors: string[]; tags: string[] };
}

const feedLinks = (feeds: readonly FeedLink[]) =>
  Object.fromEntries(feeds.map(({ type, path, title }) => [type, [{ url: absoluteUrl(path), title }]]));

type Shared = Pick<PageWords, "title" | "description" | "article"> & { url: string | null; card: NonNullable<PageWords["card"]> };

/** What another site shows for a shared link to the page. */
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
 * The metadata of a page: title, description, canonical link, feeds, Open Graph, Twitter. Addresses are absolute, from `SITE_URL`, so
 * nothing depends on a layout's `metadataBase`.
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
