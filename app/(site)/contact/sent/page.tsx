import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { Drawing } from "@/components/ui/drawing";
import { Panel } from "@/components/ui/panel";
import { pageMetadata } from "@/lib/platform/seo/metadata";

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "Message sent",
    description: "Your message reached HobbyHub.",
    path: "/contact/sent",
    card: "contact",
    noindex: true,
  });

/** The page after a contact form that was posted without scripts. */
export default function MessageSentPage() {
  return (
    <div className="wrap section">
      <Panel seam className="p-10 mx-auto grid max-w-[560px] justify-items-center gap-5 text-center">
        <Drawing className="w-[220px]" src="/art/contact.svg" alt="" width={480} height={420} />
        <h1 className="text-xl">Message Sent!</h1>
        <p className="text-soft">We’ll get back to you soon.</p>
        <ButtonLink href="/">Go Back Home</ButtonLink>
      </Panel>
    </div>
  );
}
