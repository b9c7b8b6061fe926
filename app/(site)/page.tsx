import type { Metadata } from "next";
import { BlogCards } from "@/components/blog/blog-cards";
import { Achievements } from "@/components/home/achievements";
import { Faq } from "@/components/home/faq";
import { Featured } from "@/components/home/featured";
import { HashScroll } from "@/components/home/hash-scroll";
import { Hero } from "@/components/home/hero";
import { QUESTIONS } from "@/components/home/questions";
import { JsonLd } from "@/components/seo/json-ld";
import { FEEDS } from "@/lib/blog/addresses";
import { listBlogCards } from "@/lib/blog/queries";
import { listFeaturedGroups } from "@/lib/groups/queries";
import type { FeaturedGroup } from "@/lib/groups/schema";
import { readForPage } from "@/lib/platform/rendering/read-for-page";
import { faqPage, organization, website } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { SITE } from "@/lib/platform/seo/site";

const TITLE = `${SITE.name}: find your hobby group`;

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: TITLE, description: SITE.description, path: "/", card: "home", feeds: Object.values(FEEDS) });

/** Null when the groups cannot be read (the query logs the error). Then the browser requests them once more, and the page is not cached. */
const featured = () => readForPage<FeaturedGroup[] | null>(listFeaturedGroups, null).catch(() => null);

/** The home page: its five sections in the order of docs/product.md. */
export default async function HomePage() {
  const [groups, cards] = await Promise.all([featured(), listBlogCards()]);
  return (
    <>
      <JsonLd things={[organization(), website("/allGroups"), faqPage(QUESTIONS)]} />
      <h1 className="sr-only">{TITLE}</h1>
      <Hero />
      <Featured groups={groups} />
      <div className="bg-sunk">
        <section className="wrap section" aria-labelledby="blogs">
          <h2 id="blogs" className="mb-10">
            Explore Our Latest Blogs
          </h2>
          <BlogCards cards={cards} />
        </section>
      </div>
      <Faq />
      <Achievements />
      <HashScroll />
    </>
  );
}
