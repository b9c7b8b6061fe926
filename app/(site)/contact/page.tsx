import type { Metadata } from "next";
import { ContactDetails } from "@/components/contact/contact-details";
import { ContactForm } from "@/components/contact/contact-form";
import { JsonLd } from "@/components/seo/json-ld";
import { DelayOverlay } from "@/components/ui/delay-overlay";
import { Drawing } from "@/components/ui/drawing";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { publicMailAddress } from "@/lib/platform/seo/site";

const TITLE = "Contact";

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: TITLE,
    description: "Write to the people behind HobbyHub: questions, bugs, ideas for groups, or a plain hello. A person reads every message.",
    path: "/contact",
    card: "contact",
  });

export default function ContactPage() {
  return (
    <DelayOverlay ms={1000}>
      <JsonLd things={[breadcrumbs([{ name: TITLE, path: "/contact" }])]} />
      <div className="wrap grid pt-10 pb-20 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-8">
          <header className="grid gap-3">
            <h1>Write to us</h1>
            <p className="max-w-prose text-soft">
              Something broken, something missing, or a hobby we should know about? A person reads every message, and answers it.
            </p>
          </header>
          <ContactForm />
        </div>
        <aside className="grid items-center gap-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:grid-cols-1">
          <Drawing className="mx-auto w-3/5 max-w-80 sm:w-full md:w-3/5" src="/art/contact.svg" alt="" width={480} height={420} />
          <ContactDetails email={publicMailAddress()} />
        </aside>
      </div>
    </DelayOverlay>
  );
}
