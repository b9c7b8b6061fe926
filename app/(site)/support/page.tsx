import type { Metadata } from "next";
import { JsonLd } from "@/components/seo/json-ld";
import { SupportCard, type SupportTopic } from "@/components/support/support-card";
import { ButtonLink } from "@/components/ui/button";
import { DelayOverlay } from "@/components/ui/delay-overlay";
import { Drawing } from "@/components/ui/drawing";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import "@/components/support/support.css";

const TITLE = "Support";

const TOPICS: SupportTopic[] = [
  {
    title: "FAQs",
    text: "What it costs, how joining works, how to start a group: the questions people ask first.",
    icon: "help",
    dye: "dye-marigold",
    href: "/#faq",
  },
  {
    title: "Report a Bug",
    text: "A button that sulks, a page that will not open? Tell us what you did and what you saw.",
    icon: "bug",
    dye: "dye-red",
    href: "/contact",
  },
  {
    title: "Account Help",
    text: "Sign in with the address you registered with. Your photo then stands at the top of every page, with your name behind it.",
    icon: "person",
    dye: "dye-sky",
    href: "/support/account",
  },
  {
    title: "Contact Us",
    text: "Anything else, in your own words, in English or in Bangla. A person will answer.",
    icon: "mail",
    dye: "dye-leaf",
    href: "/contact",
  },
];

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: TITLE,
    description: "Help with HobbyHub: answers to common questions, reporting a bug, help with your account, and a way to reach a person.",
    path: "/support",
    card: "support",
  });

export default function SupportPage() {
  return (
    <DelayOverlay ms={1000}>
      <JsonLd things={[breadcrumbs([{ name: TITLE, path: "/support" }])]} />
      <div className="wrap grid pt-10 pb-20 gap-12">
        <header className="grid items-center gap-8 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="grid gap-4">
            <h1>How can we help?</h1>
            <p className="max-w-prose text-lg text-soft leading-snug">
              Every group drops a stitch now and then. Pick the one that looks like yours.
            </p>
          </div>
          <Drawing className="mx-auto w-3/5 max-w-80" src="/art/support.svg" alt="" width={480} height={420} />
        </header>
        <ul className="support-grid">
          {TOPICS.map((topic) => (
            <SupportCard key={topic.title} topic={topic} />
          ))}
        </ul>
        <section className="panel seam flex p-8 flex-wrap items-center justify-between gap-6" aria-labelledby="still-stuck">
          <div className="grid gap-2">
            <h2 id="still-stuck" className="text-lg">
              Still stuck?
            </h2>
            <p className="text-soft">Write to us and tell us what happened. We will untangle it together.</p>
          </div>
          <ButtonLink href="/contact">Contact Support</ButtonLink>
        </section>
      </div>
    </DelayOverlay>
  );
}
