import type { Metadata } from "next";
import { HobbyStrip } from "@/components/about/hobby-strip";
import { Step } from "@/components/about/step";
import { listAddress } from "@/components/groups/list-address";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { DelayOverlay } from "@/components/ui/delay-overlay";
import { Drawing } from "@/components/ui/drawing";
import { Icon, type IconName } from "@/components/ui/icon";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { breadcrumbs, organization } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { SITE } from "@/lib/platform/seo/site";
import "@/components/about/about.css";

const TITLE = "About Us";

const STEPS = [
  {
    title: "Find",
    text: "Look through groups by hobby, by name or by word. Nothing to sign, nothing to pay, no account until you want one.",
    dye: "dye-marigold",
  },
  {
    title: "Meet",
    text: "Read where and when a group comes together, and who runs it. Then go. The first ten minutes are the hardest for everyone.",
    dye: "dye-leaf",
  },
  {
    title: "Start",
    text: "No group for your odd, lovely hobby? A name, a place and one honest paragraph are enough to begin one.",
    dye: "dye-red",
  },
];

const PROMISES: { title: string; text: string; icon: IconName; dye: string }[] = [
  {
    title: "Looking is free.",
    text: "So is joining most groups. If an event or a class has a fee, its organizer says so beforehand.",
    icon: "search",
    dye: "dye-marigold",
  },
  {
    title: "Your address is yours.",
    text: "We never show your e-mail to other members, and we do not follow you around the web. Pictures that people link to come from other sites: those see that somebody looked, but not at which page.",
    icon: "mail",
    dye: "dye-red",
  },
  {
    title: "Beginners are the point.",
    text: "Everyone in every group was once the one who did not know where to put the chairs.",
    icon: "person",
    dye: "dye-sky",
  },
  {
    title: "Made in the open.",
    text: "HobbyHub is open source. Anyone may read how it works, run it for their town, or make it better.",
    icon: "groups",
    dye: "dye-leaf",
  },
];

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: TITLE,
    description:
      "HobbyHub brings people together who love the same thing, from sketch walks to chess on the roof. Who we are, and what we believe in.",
    path: "/aboutUs",
    card: "about",
  });

export default function AboutPage() {
  return (
    <DelayOverlay ms={1000}>
      <JsonLd things={[organization(), breadcrumbs([{ name: TITLE, path: "/aboutUs" }])]} />
      <div className="wrap pt-10">
        <header className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <div className="grid gap-5">
            <h1>Many hands, one quilt</h1>
            <p className="text-lg leading-snug">{SITE.tagline}</p>
            <p className="max-w-prose text-soft">
              HobbyHub is where you find the painters, runners, anglers and cooks who live around the corner from you, and where you start
              the group that is missing.
            </p>
          </div>
          <Drawing
            className="about-scene"
            src="/art/about.svg"
            alt="Five people sewing one patchwork quilt together under a large sun"
            width={1200}
            height={700}
            first
          />
        </header>
      </div>
      <section className="wrap section" aria-labelledby="what-happens">
        <h2 id="what-happens" className="mb-8">
          What happens here
        </h2>
        <ol className="about-steps">
          {STEPS.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </section>
      <section className="bg-sunk" aria-labelledby="why">
        <div className="wrap section grid gap-10 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <div>
            <h2 id="why">Why patches?</h2>
            <img className="about-kantha" src="/art/kantha.svg" alt="" width={480} height={400} loading="lazy" />
          </div>
          <div className="grid max-w-prose content-start gap-5 lg:text-lg">
            <p>
              In Bengal, when saris grow too thin to wear, they are laid on top of each other and quilted with a running stitch into a{" "}
              <span lang="bn">নকশি কাঁথা</span>, a nakshi kantha. Birds, boats and flowers appear in thread. It takes many evenings, and often
              many hands, and what was worn out keeps somebody warm.
            </p>
            <p>
              A hobby group is made the same way. Nobody brings much: a free evening, a kettle, a half-remembered song. Stitched together it
              becomes something to belong to. So every hobby here is a patch, and the seams are left where you can see them.
            </p>
          </div>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="promise">
        <h2 id="promise" className="mb-10">
          What you can count on
        </h2>
        <ul className="about-promises">
          {PROMISES.map(({ title, text, icon, dye }) => (
            <li key={title}>
              <span className={`merit ${dye}`}>
                <Icon name={icon} />
              </span>
              <p className="max-w-prose text-soft">
                <strong className="block font-semibold text-ink">{title}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap pb-16" aria-labelledby="hobbies">
        <div className="panel seam grid gap-6 p-8">
          <h2 id="hobbies" className="text-xl">
            So, what do you love doing?
          </h2>
          <HobbyStrip hobbies={HOBBY_CATEGORIES.map((category) => ({ category, address: listAddress({ category, sort: "az" }) }))} />
          <div className="flex flex-wrap gap-4">
            <ButtonLink href="/allGroups">Browse Groups</ButtonLink>
            <ButtonLink href="/contact" variant="outline">
              Say hello
            </ButtonLink>
          </div>
        </div>
      </section>
    </DelayOverlay>
  );
}
